import { isCalendarDate, isFilterCode, monthEnd } from '@pendapa/contracts';
import type { Choices } from '@pendapa/filters';

const STEP_KEYS = ['month', 'tax', 'unit', 'city', 'district'] as const;
export type StepKey = (typeof STEP_KEYS)[number];

/** One step of a drill-down. The code of a month is its first day. */
export interface DrillStep {
  readonly by: StepKey;
  readonly code: string;
}

/** Repeated parameter: `why=all` opens the sheet, `why=tax.PKB&why=unit.SAM01` are its steps. */
const PARAMETER = 'why';
const WHOLE = 'all';

const isCodeOf = (by: StepKey, code: string): boolean =>
  by === 'month' ? isCalendarDate(code) && code.endsWith('-01') : isFilterCode(code);

function stepOf(written: string): readonly DrillStep[] {
  const dot = written.indexOf('.');
  const by = STEP_KEYS.find((key) => key === written.slice(0, dot));
  const code = written.slice(dot + 1);
  return by !== undefined && isCodeOf(by, code) ? [{ by, code }] : [];
}

/** Steps of an address, each kind once; null if the sheet is closed. Unusable parts are left out. */
export function readSteps(parameters: URLSearchParams): readonly DrillStep[] | null {
  const written = parameters.getAll(PARAMETER);
  if (written.length === 0) return null;
  const steps = written.flatMap(stepOf);
  return steps.filter(({ by }, at) => steps.findIndex((step) => step.by === by) === at);
}

/** Parameters with these steps in place of earlier ones; null closes the sheet. */
export function withSteps(parameters: URLSearchParams, steps: readonly DrillStep[] | null): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete(PARAMETER);
  if (steps?.length === 0) changed.set(PARAMETER, WHOLE);
  for (const { by, code } of steps ?? []) changed.append(PARAMETER, `${by}.${code}`);
  return changed;
}

const codeOf = (steps: readonly DrillStep[], wanted: StepKey): string | undefined => steps.find(({ by }) => by === wanted)?.code;

/** Filters of the steps. */
export function choicesOf(steps: readonly DrillStep[]): Partial<Choices> {
  const [month, tax, unit] = [codeOf(steps, 'month'), codeOf(steps, 'tax'), codeOf(steps, 'unit')];
  const region = [codeOf(steps, 'city'), codeOf(steps, 'district')].filter((code) => code !== undefined);
  return {
    ...(month !== undefined && { period: { from: month, to: monthEnd(month) } }),
    ...(tax !== undefined && { tax: [tax] }),
    ...(unit !== undefined && { unit: [unit] }),
    ...(region.length > 0 && { region }),
  };
}

/** Steps whose codes the data know: unknown ones are no part of the narrowed choices. */
export const knownSteps = (
  steps: readonly DrillStep[],
  { tax, unit, region }: Pick<Choices, 'tax' | 'unit' | 'region'>,
): readonly DrillStep[] => steps.filter(({ by, code }) => by === 'month' || [...tax, ...unit, ...region].includes(code));

/** Dimension by which a change is split. */
export type Split = 'tax' | 'unit' | 'district';

const DISTRICT_DEPTH = 2;

/** The next dimension that is still open: tax, then unit, then district; null if all are chosen. */
export function nextSplit({ tax, unit, region }: Pick<Choices, 'tax' | 'unit' | 'region'>): Split | null {
  if (tax.length !== 1) return 'tax';
  if (unit.length !== 1) return 'unit';
  return region.length < DISTRICT_DEPTH ? 'district' : null;
}
