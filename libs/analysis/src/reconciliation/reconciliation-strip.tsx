import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { measureSpec, defineRevenueReconciliation, type Reconciliation, type SubjectKey, type Unit } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFilteredAnswer, useFilteredQuestion, useMoneyMeasure } from '@pendapa/filters';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { UnappliedFiltersLine, definitionOf, useRemarks } from '@pendapa/panels';
import { isKnown, valueOf, totalOf, type AnswerTo, type Figure } from '@pendapa/query';
import { reconciliationTexts } from './messages.ts';
import { reconcile, type Split } from './reconcile.ts';

/** Formats a difference and a share in the unit of the figure. */
function useAmounts(unit: Unit) {
  const format = useFormat();
  return unit === 'money'
    ? { difference: format.moneyChange, part: format.money }
    : { difference: (value: string) => format.countChange(Number(value)), part: (value: string) => format.count(Number(value)) };
}

function useWords(unit: Unit): (split: Split) => string {
  const t = useMessages(reconciliationTexts);
  const amounts = useAmounts(unit);
  return ({ difference, unassigned }) => {
    if (difference === null) return t('sumUnknown');
    const verdict = difference === '0' ? t('sumEqual') : t('sumDiffers', { difference: amounts.difference(difference) });
    return unassigned === null ? verdict : `${verdict} ${t('sumUnassigned', { amount: amounts.part(unassigned) })}`;
  };
}

interface SplitItemProps {
  readonly part: Reconciliation['parts'][number];
  readonly measure: Reconciliation['measure'];
  readonly unit: Unit;
  /** Total; undefined while loading. */
  readonly total: Figure | undefined;
}

function SplitItem({ part, measure, unit, total }: SplitItemProps) {
  const t = useMessages(reconciliationTexts);
  const text = useText();
  const words = useWords(unit);
  const { answer, state, failure } = useFilteredAnswer(part.query, true, 'last');
  // Never compares a sum with the total of another query.
  const split = answer && state !== 'updating' && total !== undefined ? reconcile(answer, measure, part.by, total) : null;
  const equal = split?.difference === '0';
  const known = split !== null && split.difference !== null;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ lineHeight: 0, fontSize: '1.125rem', color: equal ? 'status.good' : 'status.watch', minWidth: 18 }}
      >
        {known && (equal ? <CheckIcon fontSize="inherit" /> : <PriorityHighIcon fontSize="inherit" />)}
      </Box>
      <span>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {t('sumBy', { dimension: text(DIMENSION_LABELS[part.by]).toLowerCase() })}
        </Box>{' '}
        {split ? words(split) : failure ? t('sumUnknown') : '…'}
      </span>
    </Box>
  );
}

/** "Reconciliation of arrears: Rp 1.2 trillion (Snapshot of 31 Oct 2026)". */
function useHeading(subject: SubjectKey, measure: Reconciliation['measure']) {
  const t = useMessages(reconciliationTexts);
  const text = useText();
  const format = useFormat();
  const remarks = useRemarks();
  return (answer: AnswerTo, total: Figure, unit: Unit) => {
    const snapshot = answer.notes.some(({ code }) => code === 'snapshot') ? remarks(answer, measure)[0] : undefined;
    return t('reconciliationOf', {
      measure: text(definitionOf(subject, measure).label).toLowerCase(),
      total: format.value(valueOf(total), unit),
      when: snapshot ?? format.period(answer.period),
    });
  };
}

interface ReconciliationStripProps {
  /** Queries that must add up; revenue by default. */
  readonly reconciliation?: Reconciliation;
}

/** Shows that rows by several dimensions add up to the same total, or the difference. */
export function ReconciliationStrip({ reconciliation }: ReconciliationStripProps) {
  const t = useMessages(reconciliationTexts);
  const format = useFormat();
  const money = useMoneyMeasure();
  const { measure, whole, parts } = reconciliation ?? defineRevenueReconciliation(money);
  const unit = measureSpec(whole.subject, measure).unit;
  const heading = useHeading(whole.subject, measure);
  const result = useFilteredAnswer(whole, true, 'last');
  const split = useFilteredQuestion(parts[0]?.query ?? whole);
  const answer = result.state === 'updating' ? null : result.answer;
  const total = answer ? totalOf(answer, measure) : undefined;
  if (total !== undefined && !isKnown(total)) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('reconciliation')}
      sx={{
        px: { xs: 2, md: 2.5 },
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
        alignItems: 'baseline',
        minHeight: 52,
      }}
    >
      <Typography variant="h3" component="h2" title={total === undefined ? undefined : format.valueExact(valueOf(total), unit)}>
        {answer && total !== undefined ? heading(answer, total, unit) : t('reconciliation')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          rowGap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {parts.map((part) => (
          <SplitItem key={part.by} part={part} measure={measure} unit={unit} total={total} />
        ))}
      </Box>
      <UnappliedFiltersLine results={[result, split]} />
    </Paper>
  );
}
