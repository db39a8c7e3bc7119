import type { Finding, FindingRule } from '@pendapa/contracts';
import { pageAddress } from '@pendapa/filters';

export const FINDING_SUBJECTS = {
  channels: ['channel-share'],
  months: ['unit-months', 'unusual-month'],
  compliance: ['compliance-unit', 'compliance-tax', 'opening-year'],
  arrears: ['step-not-taken', 'bad-vintage', 'lapsing'],
} as const satisfies Readonly<Record<string, readonly FindingRule[]>>;
export type FindingSubject = keyof typeof FINDING_SUBJECTS;

type Carried = 'period' | 'tax' | 'unit';
interface Shown {
  readonly path: string;
  /** Filters that the finding sets and the page offers. */
  readonly carries: readonly Carried[];
}

const OF_MONTHS: Shown = { path: '/revenue-op-trend', carries: ['period', 'tax', 'unit'] };

const PAGES: Readonly<Record<FindingRule, Shown>> = {
  'plan-shortfall': { path: '/overview', carries: ['period', 'tax', 'unit'] },
  'unit-year': OF_MONTHS,
  'unit-months': OF_MONTHS,
  'unusual-month': OF_MONTHS,
  'channel-share': { path: '/payment-channels', carries: ['period'] },
  'compliance-unit': { path: '/compliance-up3d', carries: ['period'] },
  'compliance-tax': { path: '/compliance-tax-type', carries: ['period'] },
  'opening-year': { path: '/compliance-trend', carries: [] },
  'step-not-taken': { path: '/arrears-up3d', carries: ['unit'] },
  'bad-vintage': { path: '/arrears-trend', carries: ['tax'] },
  lapsing: { path: '/arrears-tax-type', carries: [] },
};

const codes = (code: string | undefined): readonly string[] => (code === undefined ? [] : [code]);

/** Address of the page that shows a finding, without filters. */
export const findingPath = ({ rule }: Pick<Finding, 'rule'>): string => PAGES[rule].path;

/** Address of the page that shows a finding, with the right filters. */
export function findingAddress({ rule, where, period }: Finding): string {
  const { path, carries } = PAGES[rule];
  const set = {
    period,
    tax: codes(where.tax),
    unit: codes(where.unit),
  };
  return pageAddress(path, Object.fromEntries(carries.map((filter) => [filter, set[filter]])));
}
