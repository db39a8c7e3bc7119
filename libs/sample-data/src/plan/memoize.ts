/** Caches a pure function of a text. Days are looked up for every tax and year. */
export function memoize<T, K extends string = string>(work: (text: K) => T): (text: K) => T {
  const cache = new Map<K, T>();
  return (text) => {
    const found = cache.get(text);
    if (found !== undefined) return found;
    const value = work(text);
    cache.set(text, value);
    return value;
  };
}
