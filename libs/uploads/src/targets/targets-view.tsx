import { useMemo, useState } from 'react';
import Link from '@mui/material/Link';
import { fiscalYearPeriod, monthsOf, type Uploads } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink } from '@pendapa/page-manifest';
import { FailureNotice } from '@pendapa/panels';
import { useStatus } from '@pendapa/query';
import { stepTexts } from '../messages/steps.ts';
import { targetTexts } from '../messages/targets.ts';
import { MainAction } from '../parts/main-action.tsx';
import { StepList } from '../parts/step-list.tsx';
import { ViewHeading } from '../parts/view-heading.tsx';
import { waitingCount } from '../parts/waiting.ts';
import { applyPaste, placeLine, type CellPosition, type PasteReport } from './apply-paste.ts';
import { ClearButton } from './clear-button.tsx';
import { currentYear } from './current-year.ts';
import { PasteNotice } from './paste-notice.tsx';
import { ElsewhereNotice, FaultNotice, MarkChoice, ReplacedNotice, SpreadOffer } from './table-notices.tsx';
import type { TargetDraft } from './target-draft.ts';
import { isEffectiveDay, TargetFields } from './target-fields.tsx';
import { TargetGrid } from './target-grid.tsx';
import { fillMissingMonths, readTable, readTables, spreadYears, type TargetTable } from './target-table.ts';
import { targetsControl, targetsCsv, targetsFileName } from './targets-file.ts';
import { isContradictory, unitSums } from './unit-sums.ts';
import { UnitsNotice } from './units-notice.tsx';
import { useCurrentTargets } from './use-current-targets.ts';
import { useSendTargets } from './use-send-targets.ts';
import { useServiceUnits } from './use-service-units.ts';
import { useTargetDraft } from './use-target-draft.ts';
import { useTargetTaxes } from './use-target-taxes.ts';
import { useTypedMoney } from './use-typed-money.ts';
import { WithoutTable } from './without-table.tsx';

/** The first thing that is missing before the table can be checked; null if nothing is. */
function missingStep(draft: TargetDraft, tables: readonly TargetTable[], firstMonth: number) {
  if (draft.year === null) return 'need.year';
  if (draft.version === null) return 'need.version';
  if (!isEffectiveDay(draft, firstMonth)) return 'need.effectiveFrom';
  if (tables.every(({ filled }) => filled === 0)) return 'need.amounts';
  if (tables.some(({ ambiguous }) => ambiguous !== null)) return 'need.mark';
  if (tables.some(({ faults }) => faults.length > 0)) return 'need.faults';
  return unitSums(tables)?.some(isContradictory) ? 'need.units' : null;
}

/** Names of the typed columns: the year, or its months. */
function useColumns({ year, isByMonth }: TargetDraft): readonly string[] {
  const t = useMessages(targetTexts);
  const { monthShort } = useFormat();
  const { status } = useStatus();
  if (!isByMonth || status === null) return [t('whole')];
  return monthsOf(fiscalYearPeriod(year ?? currentYear(status), status.fiscalYearStart)).map(monthShort);
}

function useSentence({ rows, filled, total }: TargetTable): string {
  const t = useMessages(targetTexts);
  const { count } = useFormat();
  const money = useTypedMoney();
  const words = { filled: count(filled), taxes: count(rows.length) };
  if (filled === 0) return t('say.empty');
  return total === null ? t('say.open', words) : t('say.filled', { ...words, total: money.exact(total) });
}

const isFull = (uploads: Uploads): boolean => waitingCount(uploads) >= uploads.limits.uploads;

/** Typing or pasting targets by tax. The table becomes a file, which is checked and published like any other. */
export function TargetsView({ uploads }: { readonly uploads: Uploads }) {
  const t = useMessages(targetTexts);
  const steps = useMessages(stepTexts);
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const { draft, isStored, isElsewhere, update, noteSent, clear, load, keep } = useTargetDraft(uploads);
  const change = (changes: Partial<TargetDraft>): void => update((old) => ({ ...old, ...changes }));
  const found = useTargetTaxes(draft);
  const { taxes } = found;
  const current = useCurrentTargets(draft);
  const columns = useColumns(draft);
  const table = useMemo(() => readTable(draft, taxes), [draft, taxes]);
  const tables = useMemo(() => readTables(draft, taxes), [draft, taxes]);
  const units = useServiceUnits();
  const { serviceUnit } = draft;
  // The dashboard has the targets of the whole agency beside the typed ones.
  const compared = serviceUnit === null ? current : null;
  const own = useSentence(table);
  const unitName = units.units.find(({ code }) => code === serviceUnit)?.name ?? serviceUnit;
  const sentence = unitName === null ? own : t('say.unit', { unit: unitName, sentence: own });
  const [report, setReport] = useState<PasteReport | null>(null);
  const { send, isSending, failure } = useSendTargets(noteSent);
  const paste = (text: string, at: CellPosition): void => {
    const applied = applyPaste(draft, taxes, text, at);
    change(applied.draft);
    setReport(applied.report);
  };
  const missing = isFull(uploads) ? 'need.full' : missingStep(draft, tables, firstMonth);
  return (
    <>
      <ViewHeading
        view="targets"
        about={
          <Link component={PageLink} to={IMPORT_PATH} underline="always">
            {steps('all')}
          </Link>
        }
      >
        {sentence}
      </ViewHeading>
      <StepList step="send" />
      {found.state !== 'ready' ? (
        <WithoutTable taxes={found} />
      ) : (
        <>
          {isElsewhere && (
            <ElsewhereNotice
              onLoad={() => {
                load();
                setReport(null);
              }}
              onKeep={keep}
            />
          )}
          <TargetFields
            draft={draft}
            units={units}
            onChange={(changes) => {
              change(changes);
              // Sums of a block are those of the columns into which it was pasted.
              if (changes.isByMonth !== undefined || changes.serviceUnit !== undefined) setReport(null);
            }}
          />
          <ReplacedNotice draft={draft} current={current} />
          {report && (
            <PasteNotice
              report={report}
              form={draft}
              table={table}
              onPlace={(line, tax) => {
                const applied = placeLine({ draft, report }, line, tax);
                change(applied.draft);
                setReport(applied.report);
              }}
            />
          )}
          <MarkChoice
            draft={draft}
            ambiguous={tables.find(({ ambiguous }) => ambiguous !== null)?.ambiguous ?? null}
            onChoose={(mark) => change({ mark })}
          />
          <FaultNotice table={table} columns={columns} onFillZero={() => update((old) => fillMissingMonths(old, taxes))} />
          <SpreadOffer
            draft={draft}
            taxes={taxes}
            onSpread={() => {
              update((old) => spreadYears(old, taxes));
              // Sums of a block are in the unit in which it was pasted.
              setReport(null);
            }}
          />
          <TargetGrid draft={draft} table={table} columns={columns} current={compared} onUpdate={update} onPaste={paste} />
          <UnitsNotice tables={tables} units={units.units} />
          <FailureNotice failure={failure} />
          <MainAction
            label={t('check')}
            isSending={isSending}
            disabledReason={missing === null ? null : t(missing)}
            hint={t(isStored ? 'draft' : isElsewhere ? 'draft.unstored' : 'draft.lost')}
            onClick={() =>
              send(new File([targetsCsv(draft, tables)], targetsFileName(draft), { type: 'text/csv' }), targetsControl(tables))
            }
          >
            <ClearButton
              onClear={() => {
                clear();
                setReport(null);
              }}
            />
          </MainAction>
        </>
      )}
    </>
  );
}
