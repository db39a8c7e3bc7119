import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { BOUNDARY_LEVELS, UserError, type BoundaryLevel } from '@pendapa/contracts';
import { NotPlain, openPlainFile, readRegions, writeBoundaries, type KnownRegion, type StoredBoundaries } from '@pendapa/warehouse';
import { matchRegions, type CodeChoice, type CodeSystem, type MatchedFeature } from './match-regions.ts';
import { readGeojson } from './read-geojson.ts';
import { BoundariesRefused } from './boundaries-refused.ts';
import { simplify, type Simplified } from './simplify.ts';
import { buildTopology } from './topology.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** A level with more compressed bytes would make a browser wait too long. */
const MAX_COMPRESSED_BYTES = 1_000_000;

export interface BoundariesOptions extends Partial<CodeChoice> {
  readonly dataFolder: string;
  readonly path: string;
  /** Checks everything, but writes no borders. */
  readonly check?: boolean | undefined;
}

export interface LevelReceipt {
  readonly level: BoundaryLevel;
  /** Number of regions with borders. */
  readonly regions: number;
  /** Number of regions of this level in the data. */
  readonly known: number;
  /** Regions of the data that the file has no borders for. */
  readonly missing: readonly { readonly code: string; readonly name: string }[];
  readonly points: Simplified['points'];
  readonly packedBytes: number;
  /** Rings without an area; they were left out. */
  readonly lostRings: number;
}

export interface BoundariesReceipt {
  readonly outcome: 'kept' | 'checked';
  readonly source: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly codeProperty: string;
  readonly codeSystem: CodeSystem;
  readonly features: number;
  /** Values of the property that match no region of the data; they were left out. */
  readonly unknown: readonly string[];
  /** Codes of provinces and other regions above cities, which no map shows. */
  readonly above: readonly string[];
  readonly levels: readonly LevelReceipt[];
}

const fileUnreadable = (path: string, cause: unknown) =>
  new UserError({ id: `Berkas batas ${path} tidak dapat dibaca.`, en: `The boundary file ${path} cannot be read.` }, { cause });

async function readContent(path: string): Promise<Buffer> {
  const source = basename(path);
  const file = await openPlainFile(path).catch((error: unknown) => {
    throw error instanceof NotPlain ? new BoundariesRefused(source, [error.texts]) : fileUnreadable(path, error);
  });
  try {
    return await readWithinLimit(file, source);
  } catch (error) {
    throw error instanceof BoundariesRefused ? error : fileUnreadable(path, error);
  } finally {
    await file.close();
  }
}

async function readWithinLimit(file: FileHandle, source: string): Promise<Buffer> {
  const found = await file.stat();
  if (found.size > MAX_BYTES) {
    const [size, limit] = [found.size, MAX_BYTES].map((bytes) => String(Math.ceil(bytes / 1e6)));
    throw new BoundariesRefused(source, [
      {
        id: `besarnya ${size ?? ''} MB, paling besar ${limit ?? ''} MB; sederhanakan dahulu batasnya`,
        en: `it has ${size ?? ''} MB, at most ${limit ?? ''} MB are read; simplify the borders first`,
      },
    ]);
  }
  return file.readFile();
}

function decodeText(content: Buffer, source: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new BoundariesRefused(source, [{ id: 'bukan teks UTF-8 yang sah', en: 'it is not valid UTF-8 text' }]);
  }
}

interface BuiltLevel {
  readonly receipt: LevelReceipt;
  readonly topology: Simplified['topology'];
}

function buildLevel(level: BoundaryLevel, matched: readonly MatchedFeature[], regions: readonly KnownRegion[], source: string): BuiltLevel {
  const topology = buildTopology(matched.map(({ feature, region }) => ({ key: region, polygons: feature.polygons })));
  const flat = topology.areas.filter(({ polygons }) => polygons.length === 0);
  if (flat.length > 0) {
    throw new BoundariesRefused(
      source,
      flat.map(({ key }) => ({
        id: `wilayah ${key.code} (${key.name}) tidak memiliki luas`,
        en: `the region ${key.code} (${key.name}) has no area`,
      })),
    );
  }
  const small = simplify(topology);
  if (small.compressedBytes > MAX_COMPRESSED_BYTES) {
    const size = String(Math.ceil(small.compressedBytes / 1_000));
    throw new BoundariesRefused(source, [
      {
        id: `setelah disederhanakan masih ${size} KB; impor batas per provinsi atau per tingkat`,
        en: `simplified it still has ${size} KB; import the borders of one province or one level at a time`,
      },
    ]);
  }
  const own = regions.filter((region) => region.level === level);
  const present = new Set(matched.map(({ region }) => region.code));
  const missing = own.filter(({ code }) => !present.has(code)).map(({ code, name }) => ({ code, name }));
  const { points, compressedBytes } = small;
  return {
    topology: small.topology,
    receipt: {
      level,
      regions: matched.length,
      known: own.length,
      missing,
      points,
      packedBytes: compressedBytes,
      lostRings: topology.zeroAreaRings,
    },
  };
}

/**
 * Reads a GeoJSON file with borders of regions and stores them by level. Borders of a level replace the earlier ones.
 * @returns what was stored: levels that are covered in part, and codes that match no region.
 * @throws BoundariesRefused if the file has a fault; then nothing is stored.
 */
export async function importBoundaries({ dataFolder, path, check, property, system }: BoundariesOptions): Promise<BoundariesReceipt> {
  const source = basename(path);
  const regions = await readRegions(dataFolder);
  const content = await readContent(path);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const { features, faults } = readGeojson(decodeText(content, source));
  if (faults.length > 0) throw new BoundariesRefused(source, faults);
  const wanted = { ...(property === undefined ? {} : { property }), ...(system === undefined ? {} : { system }) };
  const result = matchRegions(features, regions, wanted);
  if ('faults' in result) throw new BoundariesRefused(source, result.faults);
  const { matching } = result;
  const built = BOUNDARY_LEVELS.flatMap((level) => {
    const own = matching.matched.filter(({ region }) => region.level === level);
    return own.length === 0 ? [] : [buildLevel(level, own, regions, source)];
  });
  const above = matching.matched.filter(({ region }) => !BOUNDARY_LEVELS.some((level) => level === region.level));
  if (built.length === 0) {
    throw new BoundariesRefused(source, [
      {
        id: 'hanya berisi provinsi; peta memakai batas kota/kabupaten, kecamatan, atau kelurahan',
        en: 'it holds provinces only; maps are drawn of cities, districts or wards',
      },
    ]);
  }
  if (!check) {
    const importedAt = new Date().toISOString();
    const stored = built.map(({ receipt: { level }, topology }): StoredBoundaries => ({
      format: 1,
      level,
      importedAt,
      source,
      sourceSha256: sha256,
      topology,
    }));
    await writeBoundaries(dataFolder, stored);
  }
  return {
    outcome: check ? 'checked' : 'kept',
    source,
    bytes: content.length,
    sha256,
    codeProperty: matching.property,
    codeSystem: matching.system,
    features: features.length,
    unknown: matching.unknown,
    above: above.map(({ region }) => region.code),
    levels: built.map(({ receipt }) => receipt),
  };
}
