import { Type, type Static } from 'typebox';
import { NO_OTHER_KEYS } from './schema-parts.ts';

/** Levels whose regions can have borders of their own on a map. */
export const BOUNDARY_LEVELS = ['city', 'district', 'ward'] as const;
export type BoundaryLevel = (typeof BOUNDARY_LEVELS)[number];

const pair = (schema: Parameters<typeof Type.Array>[0]) =>
  Type.Unsafe<readonly [number, number]>(Type.Array(schema, { minItems: 2, maxItems: 2 }));

/**
 * Borders as TopoJSON. A border between two regions is stored once, as steps on a grid; `transform` converts steps to degrees of WGS84.
 * A region names the borders around it; `~i` is border `i` walked backwards.
 * Outer rings run clockwise and holes counterclockwise, as spherical projections require; RFC 7946 requires the opposite.
 */
const TopologySchema = Type.Object(
  {
    type: Type.Literal('Topology'),
    transform: Type.Object({ scale: pair(Type.Number()), translate: pair(Type.Number()) }, NO_OTHER_KEYS),
    arcs: Type.Array(Type.Array(pair(Type.Integer()))),
    objects: Type.Object(
      {
        regions: Type.Object(
          {
            type: Type.Literal('GeometryCollection'),
            geometries: Type.Array(
              Type.Object(
                {
                  type: Type.Literal('MultiPolygon'),
                  /** The code of the region, as in every answer. */
                  id: Type.String(),
                  properties: Type.Object(
                    { name: Type.String(), parent: Type.Unsafe<string | null>(Type.Union([Type.String(), Type.Null()])) },
                    NO_OTHER_KEYS,
                  ),
                  /** Polygons of rings of borders. */
                  arcs: Type.Array(Type.Array(Type.Array(Type.Integer()))),
                },
                NO_OTHER_KEYS,
              ),
            ),
          },
          NO_OTHER_KEYS,
        ),
      },
      NO_OTHER_KEYS,
    ),
  },
  NO_OTHER_KEYS,
);

/** `GET /api/v1/boundaries/{level}`: borders of a level. `topology` is null if the agency imported none. */
export const BoundariesSchema = Type.Object(
  {
    level: Type.Unsafe<BoundaryLevel>(Type.String({ enum: [...BOUNDARY_LEVELS] })),
    topology: Type.Unsafe<Static<typeof TopologySchema> | null>(Type.Union([TopologySchema, Type.Null()])),
  },
  NO_OTHER_KEYS,
);

export type Topology = Static<typeof TopologySchema>;
export type Boundaries = Static<typeof BoundariesSchema>;
