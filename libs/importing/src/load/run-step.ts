import type { Period } from '@pendapa/contracts';
import type { Draft, TableName } from '@pendapa/warehouse';
import { EXTRACT_SPECS } from '../extracts.ts';
import type { Profile } from '../profile/schema.ts';
import type { Receipt } from '../receipt.ts';
import { neededColumns } from '../rows/header.ts';
import { newLoadState, type LoadState } from '../rows/load-state.ts';
import { readFileInto } from '../rows/read-file.ts';
import type { Findings } from '../rows/row.ts';
import { applyRules, type AppliedRule } from '../validation/apply-rules.ts';
import { balances, type Balances } from './balance.ts';
import { checkStaged } from './checks.ts';
import { concludeLoad } from './conclude.ts';
import { controlMonths } from './control-months.ts';
import { fillIncoming } from './fill.ts';
import { createJudged, dropStaged, type FromObject } from './judged.ts';
import { knownCodes } from './known-codes.ts';
import { isKnown } from './known-views.ts';
import type { PlannedStep } from './plan.ts';
import { openStage, stageColumns } from './stage.ts';

/** What the steps of a load share. */
export interface StepContext {
  readonly draft: Draft;
  readonly digits: number;
  readonly findings: Findings;
  readonly replace: Period | null;
  readonly source: string;
  readonly onBytes: (count: number, load: LoadState) => void;
  readonly onCheck: () => void;
}

/** What became of one extract. */
export interface StepResult {
  readonly step: PlannedStep;
  readonly load: LoadState;
  readonly balances: Balances;
  readonly reconciled: Receipt['reconciled'];
  readonly rules: readonly AppliedRule[];
  readonly fromObject: FromObject;
  /** Rows handed over to the draft, by table; none where the step is refused. */
  readonly rows: Partial<Record<TableName, number>>;
}

const holdsPeople = ({ extract }: Profile): boolean => Object.values(EXTRACT_SPECS[extract].fields).some(({ kind }) => kind === 'private');

async function read({ draft, digits, findings, source, onBytes }: StepContext, step: PlannedStep) {
  const { profile, found, files, control } = step;
  const { table } = EXTRACT_SPECS[profile.extract];
  const stage = await openStage(draft.connection, table);
  const load = newLoadState({
    profile,
    digits,
    findings,
    codes: await knownCodes(draft.connection),
    columns: stageColumns(table).map(([name]) => name),
    write: (values) => stage.write(values),
  });
  for (const file of found.files) await readFileInto(load, file, files[file.number]?.sha256 ?? '', (bytes) => onBytes(bytes, load));
  stage.close();
  return { load, reconciled: concludeLoad(load, { source, control, skipped: found.skipped }) };
}

/** Reads, judges and hands over the files of one extract; whatever is wrong is in the load's findings afterwards. */
export async function runStep(context: StepContext, step: PlannedStep): Promise<StepResult> {
  const { draft, replace, findings, source } = context;
  const { connection } = draft;
  const { profile, found } = step;
  const words = holdsPeople(profile) ? neededColumns(profile) : null;
  for (const list of [findings.refused, findings.warned]) list.quoteOnly(words);
  const { load, reconciled } = await read(context, step);
  context.onCheck();
  const before = { step, load, reconciled, balances: await balances(draft, load, replace) };
  try {
    if (findings.refused.count > 0) return { ...before, rules: [], fromObject: {}, rows: {} };
    const fromObject = await createJudged(connection, profile);
    await checkStaged({ connection, load, files: found.files, replace });
    const rules = await applyRules({ connection, load, files: found.files, hasRows: (table) => isKnown(connection, table) });
    await controlMonths(connection, load, { ...profile.control?.months, ...step.control.months }, source);
    const rows = findings.refused.count > 0 ? {} : await fillIncoming(connection, profile, load.codes);
    return { ...before, rules, fromObject, rows };
  } finally {
    await dropStaged(connection, profile);
  }
}
