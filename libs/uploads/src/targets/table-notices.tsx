import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fiscalYearPeriod } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { useStatus } from '@pendapa/query';
import { LineNotice, NoteText, ToggleChoice } from '@pendapa/ui-layout';
import { targetTexts } from '../messages/targets.ts';
import { plainDecimal, readAmount, THOUSANDS_MARKS, type ThousandsMark } from './read-amount.ts';
import type { TargetDraft } from './target-draft.ts';
import { spreadableRows, type TargetTable, type TargetTax } from './target-table.ts';
import type { CurrentTargets } from './use-current-targets.ts';
import { useTypedMoney } from './use-typed-money.ts';

/** Says that the published targets of this version are replaced as a whole. */
export function ReplacedNotice({ draft, current }: { readonly draft: TargetDraft; readonly current: CurrentTargets | null }) {
  const t = useMessages(targetTexts);
  const { date, year: nameOf } = useFormat();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  const { year, version } = draft;
  if (current === null || year === null || current.version !== version) return null;
  const name = nameOf(fiscalYearPeriod(year, firstMonth).from);
  return (
    <LineNotice tone="watch" role="status">
      <span>
        {t('exists', { version: t(`version.${version}`), year: name, date: date(current.effectiveFrom) })} {t('exists.text')}
      </span>
    </LineNotice>
  );
}

export interface ElsewhereNoticeProps {
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** Says that another tab has changed the stored draft, and asks which of the two goes on. */
export function ElsewhereNotice({ onLoad, onKeep }: ElsewhereNoticeProps) {
  const t = useMessages(targetTexts);
  return (
    <LineNotice tone="watch" role="status">
      <span>{t('draft.elsewhere')}</span>
      <Button size="small" variant="outlined" onClick={onLoad}>
        {t('draft.load')}
      </Button>
      <Button size="small" variant="outlined" onClick={onKeep}>
        {t('draft.keep')}
      </Button>
    </LineNotice>
  );
}

/** Shown if no text of the table is ambiguous, but a mark was chosen. */
const EXAMPLES: Readonly<Record<ThousandsMark, string>> = { point: '1.250', comma: '1,250' };

export interface MarkChoiceProps {
  readonly draft: TargetDraft;
  /** A text of the table that can be read in two ways; null if there is none. */
  readonly ambiguous: string | null;
  readonly onChoose: (mark: ThousandsMark) => void;
}

/** Asks what points and commas mean as soon as a text can be read in two ways. Nothing is chosen beforehand. */
export function MarkChoice({ draft, ambiguous, onChoose }: MarkChoiceProps) {
  const t = useMessages(targetTexts);
  const { decimal } = useFormat();
  const money = useTypedMoney();
  if (ambiguous === null && draft.mark === null) return null;
  const nameOf = (mark: ThousandsMark): string => {
    const text = ambiguous ?? EXAMPLES[mark];
    const reading = readAmount(text, { unit: draft.unit, mark });
    if (reading.kind === 'amount') return t(`mark.${mark}`, { text, read: money.exact(reading.amount) });
    // A fraction of a rupiah is no target, but a person must see the other reading.
    const plain = plainDecimal(text, mark) ?? '';
    const digits = plain.split('.')[1]?.length ?? 0;
    return t(`mark.${mark}`, { text, read: `${decimal(Number(plain), digits)} ${t(`unit.${draft.unit}`)}` });
  };
  const choice = <ToggleChoice label={t('mark.chosen')} value={draft.mark} choices={THOUSANDS_MARKS} name={nameOf} onChoose={onChoose} />;
  if (ambiguous === null)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', typography: 'body2', color: 'text.secondary' }}>
        <span>{t('mark.chosen')}</span>
        {choice}
      </Box>
    );
  return (
    <LineNotice tone="watch" role="status">
      <span>{t('mark.ask', { text: ambiguous })}</span>
      {choice}
    </LineNotice>
  );
}

const MAX_LISTED = 5;

export interface FaultNoticeProps {
  readonly table: TargetTable;
  readonly columns: readonly string[];
  readonly onFillZero: () => void;
}

/** Lists the cells that need a correction. */
export function FaultNotice({ table: { faults }, columns, onFillZero }: FaultNoticeProps) {
  const t = useMessages(targetTexts);
  if (faults.length === 0) return null;
  const left = faults.length - MAX_LISTED;
  return (
    <LineNotice tone="bad" role="status">
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Box>{t('faults', { count: faults.length })}</Box>
        {faults.slice(0, MAX_LISTED).map(({ tax, index, kind }) => {
          const cell = t('cellOf', { tax: tax.name, column: columns[index] ?? '' });
          return <Box key={`${tax.code} ${String(index)}`}>{t('faultAt', { cell, fault: t(`fault.${kind}`) })}</Box>;
        })}
        {left > 0 && <Box>{t('faults.more', { count: left })}</Box>}
        {faults.some(({ kind }) => kind === 'missing') && (
          <Button size="small" variant="outlined" onClick={onFillZero}>
            {t('fillZero')}
          </Button>
        )}
      </Box>
    </LineNotice>
  );
}

export interface SpreadOfferProps {
  readonly draft: TargetDraft;
  readonly taxes: readonly TargetTax[];
  readonly onSpread: () => void;
}

/** Offers to spread yearly targets over months that are empty, and says how. */
export function SpreadOffer({ draft, taxes, onSpread }: SpreadOfferProps) {
  const t = useMessages(targetTexts);
  const count = draft.isByMonth ? spreadableRows(draft, taxes).length : 0;
  if (count === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button size="small" variant="outlined" onClick={onSpread}>
        {t('spread', { count })}
      </Button>
      <NoteText>{t('spread.about')}</NoteText>
    </Box>
  );
}
