import type { Texts } from '@pendapa/contracts';
import type { KnownRegion } from '@pendapa/warehouse';
import type { Feature } from './read-geojson.ts';
import { listFirst } from './boundaries-refused.ts';

/** `region` is the code of the regions extract, with or without dots; `bps` is the code of the statistical office. */
export const CODE_SYSTEMS = ['region', 'bps'] as const;
export type CodeSystem = (typeof CODE_SYSTEMS)[number];

export interface CodeChoice {
  readonly property: string;
  readonly system: CodeSystem;
}

export interface MatchedFeature {
  readonly feature: Feature;
  readonly region: KnownRegion;
}

interface Matching extends CodeChoice {
  readonly matched: readonly MatchedFeature[];
  /** Values of the property that match no region, in the order of the file. */
  readonly unknown: readonly string[];
}

export type MatchResult = { readonly matching: Matching } | { readonly faults: readonly Texts[] };

const withoutDots = (code: string): string => code.replaceAll('.', '');

/** A region code may be written with or without its dots. */
function regionByCode(system: CodeSystem, regions: readonly KnownRegion[]): ReadonlyMap<string, KnownRegion> {
  const spellingsOf = ({ code, bpsCode }: KnownRegion): readonly string[] =>
    system === 'region' ? [withoutDots(code), code] : bpsCode === null ? [] : [bpsCode];
  return new Map(regions.flatMap((region) => spellingsOf(region).map((code) => [code, region] as const)));
}

const valueOf = ({ properties }: Feature, property: string): string | null => {
  const value = properties[property];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : null;
};

function matchBy(features: readonly Feature[], { property, system }: CodeChoice, codes: ReadonlyMap<string, KnownRegion>): Matching {
  const matched: MatchedFeature[] = [];
  const unknown: string[] = [];
  for (const feature of features) {
    const value = valueOf(feature, property);
    const region = value === null ? undefined : codes.get(value);
    if (region) matched.push({ feature, region });
    else unknown.push(value ?? '-');
  }
  return { property, system, matched, unknown };
}

const exampleOf = (features: readonly Feature[], property: string): string =>
  `${property} = ${features.map((feature) => valueOf(feature, property)).find((value) => value !== null) ?? '-'}`;

const noMatchFault = (features: readonly Feature[], properties: readonly string[], regions: readonly KnownRegion[]): Texts => {
  const [examples, codes] = [
    listFirst(properties.map((property) => exampleOf(features, property))),
    listFirst(regions.map(({ code }) => code)),
  ];
  return {
    id: `tidak ada atribut yang berisi kode wilayah data ini. Atribut di berkas: ${examples || '-'}. Kode wilayah data ini: ${codes || '-'}. Sebutkan atributnya dengan --code-property, atau impor ekstrak regions dahulu.`,
    en: `no property holds region codes of these data. Properties of the file: ${examples || '-'}. Region codes of the data: ${codes || '-'}. Name the property with --code-property, or import the regions extract first.`,
  };
};

const ambiguityFault = (choices: readonly CodeChoice[]): Texts => {
  const shown = choices.map(({ property, system }) => `--code-property "${property}" --code-system ${system}`);
  return {
    id: `kode wilayah dapat dibaca dengan lebih dari satu cara, dan hasilnya berbeda. Pilih salah satu: ${shown.join('; ')}`,
    en: `the region codes can be read in more than one way, with different results. Choose one: ${shown.join('; ')}`,
  };
};

const countRegions = ({ matched }: Matching): number => new Set(matched.map(({ region }) => region)).size;

const DIGITS = /^\d+$/;

/** True if the codes have dots or letters: then only one of the two systems can be meant. */
const hasNonDigits = ({ property, matched }: Matching): boolean =>
  matched.every(({ feature }) => !DIGITS.test(valueOf(feature, property) ?? ''));

const describeMatches = ({ matched }: Matching): string =>
  JSON.stringify(matched.map(({ feature, region }) => [feature.place, region.code]));

function repeatedCodeFaults(matched: readonly MatchedFeature[]): Texts[] {
  const places = new Map<string, number[]>();
  for (const { feature, region } of matched) places.set(region.code, [...(places.get(region.code) ?? []), feature.place]);
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([code, found]) => ({
      id: `kode ${code} muncul lebih dari sekali: wilayah ke-${found.join(', ')}. Satukan dahulu menjadi satu MultiPolygon.`,
      en: `the code ${code} comes more than once: features ${found.join(', ')}. Put them together as one MultiPolygon first.`,
    }));
}

/**
 * Finds the property and the code system that name the most regions. Digits alone are not enough: 4-digit city codes differ between the
 * systems.
 * @returns faults if two choices name equally many but different regions: nothing is guessed.
 */
export function matchRegions(features: readonly Feature[], regions: readonly KnownRegion[], wanted: Partial<CodeChoice> = {}): MatchResult {
  const present = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  const properties = wanted.property === undefined ? present : [wanted.property];
  const systems = wanted.system === undefined ? CODE_SYSTEMS : [wanted.system];
  const choices = systems.flatMap((system) => {
    const codes = regionByCode(system, regions);
    return properties.map((property) => matchBy(features, { property, system }, codes));
  });
  // Counts distinct regions: the code of the province fits every feature, but names one region only.
  const maxRegions = Math.max(0, ...choices.map(countRegions));
  const fittingChoices = choices.filter((way) => countRegions(way) === maxRegions);
  const certainChoices = fittingChoices.filter(hasNonDigits);
  const bestChoices = certainChoices.length > 0 ? certainChoices : fittingChoices;
  const [first] = bestChoices;
  if (maxRegions === 0 || !first) return { faults: [noMatchFault(features, present, regions)] };
  const otherChoices = bestChoices.filter((way) => describeMatches(way) !== describeMatches(first));
  if (otherChoices.length > 0) return { faults: [ambiguityFault([first, ...otherChoices])] };
  const repeatedFaults = repeatedCodeFaults(first.matched);
  return repeatedFaults.length > 0 ? { faults: repeatedFaults } : { matching: first };
}
