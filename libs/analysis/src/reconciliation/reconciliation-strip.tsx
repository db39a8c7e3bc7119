import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { RECONCILED_BY, reconciledParts, reconciledWhole, type ReconciledBy, type Value } from '@pendapa/contracts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { useFilteredAnswer, useFilteredQuestion } from '../filters/use-filtered-answer.ts';
import { useMoneyMeasure } from '../filters/use-money-measure.ts';
import { messages } from '../messages/texts.ts';
import { totalOf } from '../reading/rows.ts';
import { LeftAsideLine } from '../words/left-aside-line.tsx';
import { reconcile, type Split } from './reconcile.ts';

function useWords(): (split: Split) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ difference, unassigned }) => {
    if (difference === null) return t('sumUnknown');
    const verdict = difference === '0' ? t('sumEqual') : t('sumDiffers', { difference: format.moneyChange(difference) });
    return unassigned === null ? verdict : `${verdict} ${t('sumUnassigned', { amount: format.money(unassigned) })}`;
  };
}

interface SplitItemProps {
  readonly by: ReconciledBy;
  /** Of the whole; undefined while it is on its way. */
  readonly total: Value | undefined;
}

function SplitItem({ by, total }: SplitItemProps) {
  const t = useMessages(messages);
  const text = useText();
  const words = useWords();
  const money = useMoneyMeasure();
  const { answer, state, failure } = useFilteredAnswer(reconciledParts(by, money), true, 'last');
  // A sum of one question is never held against the total of another.
  const split = answer && state !== 'updating' && total !== undefined ? reconcile(answer, money, by, total) : null;
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
          {t('sumBy', { dimension: text(DIMENSION_LABELS[by]).toLowerCase() })}
        </Box>{' '}
        {split ? words(split) : failure ? t('sumUnknown') : '…'}
      </span>
    </Box>
  );
}

/** The same money split four ways adds up to the same total, or says by how much it does not. */
export function ReconciliationStrip() {
  const t = useMessages(messages);
  const format = useFormat();
  const money = useMoneyMeasure();
  const asked = useFilteredAnswer(reconciledWhole(money), true, 'last');
  const split = useFilteredQuestion(reconciledParts('taxType', money));
  const answer = asked.state === 'updating' ? null : asked.answer;
  const total = answer ? totalOf(answer, money) : null;
  if (answer && total === null) return null;
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
      <Typography variant="h3" component="h2" title={total === null ? undefined : format.valueExact(total, 'money')}>
        {answer
          ? t('reconciliationOf', { total: format.value(total, 'money'), period: format.period(answer.period) })
          : t('reconciliation')}
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
        {RECONCILED_BY.map((by) => (
          <SplitItem key={by} by={by} total={asked.state === 'updating' || asked.state === 'loading' ? undefined : total} />
        ))}
      </Box>
      <LeftAsideLine asked={[asked, split]} />
    </Paper>
  );
}
