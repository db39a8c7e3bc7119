/** Caches a pure function of a text. Days are looked up for every tax and year. */
export function remembered<T, K extends string = string>(work: (text: K) => T): (text: K) => T {
  const known = new Map<K, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = work(text);
    known.set(text, value);
    return value;
  };
}
