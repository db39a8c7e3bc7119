import type { Comparison, Days } from './days.ts';

/** Filters that limit rows by their codes. */
export const CODES = ['tax', 'category', 'without', 'unit', 'kind', 'channel', 'bank', 'quality', 'taxYear', 'region'] as const;
export type CodeFilter = (typeof CODES)[number];
export type Filter = CodeFilter | 'penalty' | 'version' | 'target' | 'level';
export const LEVELS = ['city', 'district', 'ward'] as const;
export type Level = (typeof LEVELS)[number];

/** A page with the state of all its filters. */
export interface View {
  readonly address: string;
  /** Data date. */
  readonly asOf: string;
  /** Day of the first payment. */
  readonly since: string;
  readonly period: Days;
  readonly comparison: Comparison;
  readonly codes: Readonly<Partial<Record<CodeFilter, readonly string[]>>>;
  readonly level: Level | null;
  readonly target: 'year' | 'quarter' | 'month';
  readonly version: 'in-force' | 'as-was' | 'apbd' | 'apbdp';
  /** False for "principal only". */
  readonly penalty: boolean;
}

/** Filters that differ from the default. */
export function listChosenFilters({ codes, penalty, version, target, level }: View): readonly Filter[] {
  return [
    ...(Object.keys(codes) as (keyof typeof codes)[]),
    ...(penalty ? [] : (['penalty'] as const)),
    ...(version === 'in-force' ? [] : (['version'] as const)),
    ...(target === 'year' ? [] : (['target'] as const)),
    ...(level === null ? [] : (['level'] as const)),
  ];
}
