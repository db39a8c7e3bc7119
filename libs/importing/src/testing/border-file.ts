type Ring = readonly (readonly [number, number])[];

/** A square of a tenth of a degree, counterclockwise as in RFC 7946, with `sides` points on each side. */
export function square(column: number, row: number, sides = 1): Ring {
  const size = 0.1;
  const [left, bottom] = [106 + column * size, -6 + row * size];
  const corners = [
    [left, bottom],
    [left + size, bottom],
    [left + size, bottom + size],
    [left, bottom + size],
  ] as const;
  const ring = corners.flatMap(([x, y], corner) => {
    const [toX, toY] = corners[(corner + 1) % corners.length] ?? [x, y];
    return Array.from({ length: sides }, (_, step) => [x + ((toX - x) * step) / sides, y + ((toY - y) * step) / sides] as const);
  });
  return [...ring, ...ring.slice(0, 1)];
}

export const feature = (code: string | number, ring: Ring, property = 'code'): object => ({
  type: 'Feature',
  properties: { name: `Wilayah ${String(code)}`, [property]: code },
  geometry: { type: 'Polygon', coordinates: [ring] },
});

export const collection = (...features: readonly object[]): string => JSON.stringify({ type: 'FeatureCollection', features });
