import type { Topology } from '@pendapa/contracts';

/** Longitude and latitude in degrees. */
export type Position = readonly [number, number];
/** Clockwise outer ring and its holes; each ring is closed. */
export type Polygon = readonly (readonly Position[])[];

export interface Shape {
  readonly key: string;
  readonly name: string;
  /** Key of the parent region. */
  readonly parent: string | null;
  readonly polygons: readonly Polygon[];
}

/** Decodes the arcs of the topology to degrees. */
function bordersOf({ arcs, transform }: Topology): readonly (readonly Position[])[] {
  const {
    scale: [stepX, stepY],
    translate: [left, bottom],
  } = transform;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([right, up]): Position => {
      [x, y] = [x + right, y + up];
      return [left + x * stepX, bottom + y * stepY];
    });
  });
}

const walked = (reference: number, borders: readonly (readonly Position[])[]): readonly Position[] =>
  reference < 0 ? (borders[~reference] ?? []).toReversed() : (borders[reference] ?? []);

/** Joins arcs into a ring; shared end points are kept once. */
const ringOf = (ring: readonly number[], borders: readonly (readonly Position[])[]): readonly Position[] =>
  ring.flatMap((reference, index) => (index === 0 ? walked(reference, borders) : walked(reference, borders).slice(1)));

/** Regions selected by `isShown`, as polygons in degrees. */
export function shapesOf(topology: Topology, isShown: (key: string, parent: string | null) => boolean): readonly Shape[] {
  const borders = bordersOf(topology);
  return topology.objects.regions.geometries
    .filter(({ id, properties }) => isShown(id, properties.parent))
    .map(({ id, properties: { name, parent }, arcs }) => ({
      key: id,
      name,
      parent,
      polygons: arcs.map((rings) => rings.map((ring) => ringOf(ring, borders))),
    }));
}

/** Borders between regions of different groups; regions without a group are ignored. */
export function linesBetween(topology: Topology, groupOf: (key: string) => string | undefined): readonly (readonly Position[])[] {
  const groups = new Map<number, Set<string>>();
  for (const { id, arcs } of topology.objects.regions.geometries) {
    const group = groupOf(id);
    if (group === undefined) continue;
    for (const reference of arcs.flat(2)) {
      const border = reference < 0 ? ~reference : reference;
      groups.set(border, (groups.get(border) ?? new Set()).add(group));
    }
  }
  const borders = bordersOf(topology);
  return [...groups].flatMap(([border, found]) => (found.size > 1 ? [borders[border] ?? []] : []));
}
