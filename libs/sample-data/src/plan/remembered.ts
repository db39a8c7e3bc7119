/** A pure function of a text that works out each value once: days are asked about for every tax and year. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = work(text);
    known.set(text, value);
    return value;
  };
}
