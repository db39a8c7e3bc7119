import type { Period, Settings, Texts } from '@pendapa/contracts';
import type { Manifest } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import { findingsOf, type ExtractReceipt, type Receipt } from '../receipt.ts';
import type { Replacing } from '../replacing.ts';
import type { Findings } from '../rows/row.ts';
import { hasAmounts, publishedBalance } from './balance.ts';
import { distinctFiles, type LoadPlan, type PlannedStep } from './plan.ts';
import type { StepResult } from './run-step.ts';

export interface LoadOutcome {
  readonly plan: LoadPlan;
  readonly settings: Settings;
  readonly replace: Period | null;
  readonly started: number;
  readonly outcome: Receipt['outcome'];
  readonly results?: readonly StepResult[];
  readonly findings?: Findings;
  readonly manifest?: Manifest;
  readonly unchangedSince?: string;
  readonly replacing?: readonly Replacing[];
  readonly changes?: readonly Replacing[];
  readonly taxNames?: Readonly<Record<string, Texts>>;
}

const NO_ROWS = { read: 0, taken: 0, skipped: 0, accepted: 0, empty: 0 } as const;
const NO_FINDINGS = { count: 0, rows: 0, listed: [] } as const;

const exactText = (amount: bigint | null | undefined): string | null => (amount === null || amount === undefined ? null : String(amount));

const unreadReceipt = ({ name, profile }: PlannedStep): ExtractReceipt => ({
  extract: profile.extract,
  profile: name,
  rows: NO_ROWS,
  period: null,
  sums: { file: null, before: null, after: null },
  amounts: null,
  stored: { before: 0, after: null },
  emptyCodes: {},
  created: {},
  reconciled: [],
  fromObject: {},
  rules: [],
});

function extractReceipt(result: StepResult, outcome: LoadOutcome): ExtractReceipt {
  const { step, load, balances, reconciled, amounts, emptyCodes, rules, fromObject, rows } = result;
  const { table } = EXTRACT_SPECS[step.profile.extract];
  const expectedBalance = outcome.outcome === 'refused' ? null : balances.after;
  const after = outcome.manifest ? publishedBalance(load, outcome.manifest) : expectedBalance;
  const createdCodes = Object.entries(rows).filter(([name]) => name !== table && name !== 'identities');
  return {
    extract: step.profile.extract,
    profile: step.name,
    rows: { ...load.counts },
    period: load.from !== null && load.to !== null ? { from: load.from, to: load.to } : null,
    sums: {
      file: hasAmounts(load) ? String(load.sum) : null,
      before: exactText(balances.before.amount),
      after: exactText(after?.amount),
    },
    amounts,
    stored: { before: balances.before.rows, after: after?.rows ?? null },
    emptyCodes,
    rounded: load.rounded.result,
    created: Object.fromEntries(createdCodes),
    reconciled,
    fromObject,
    rules,
  };
}

/** Builds the receipt of a load with any outcome. */
export function makeReceipt(load: LoadOutcome): Receipt {
  const { plan, settings, findings, results = [] } = load;
  const read = plan.steps.map((step) => {
    const result = results.find((one) => one.step === step);
    return result ? extractReceipt(result, load) : unreadReceipt(step);
  });
  const [first, ...others] = read;
  if (!first) throw new Error('A load reads at least one extract.');
  return {
    format: 1,
    at: new Date().toISOString(),
    outcome: load.outcome,
    source: plan.source,
    files: distinctFiles(plan.steps),
    sha256: plan.sha256,
    ...first,
    replaced: load.replace,
    replacing: load.replacing ?? [],
    ...(load.changes && load.changes.length > 0 ? { changes: load.changes, taxNames: load.taxNames ?? {} } : {}),
    currency: settings.currency,
    others,
    warned: findings ? findingsOf(findings.warned) : NO_FINDINGS,
    refused: findings ? findingsOf(findings.refused) : NO_FINDINGS,
    generation: load.manifest?.generation ?? null,
    unchangedSince: load.unchangedSince ?? null,
    kept: null,
    seconds: Math.round((Date.now() - load.started) / 100) / 10,
  };
}
