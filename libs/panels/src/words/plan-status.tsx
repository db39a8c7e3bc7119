import { useCallback, type ComponentType } from 'react';
import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlined';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import { isBelowPlan, PLAN_LIMITS } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../messages/texts.ts';

export type PlanState = 'good' | 'watch' | 'bad' | 'unknownStatus';

/** `good` from 100 %, `watch` from 95 %, `bad` below, unknown without a plan. `watch` and `bad` are both below plan. */
export function planStatus(ratio: number | null): PlanState {
  if (ratio === null) return 'unknownStatus';
  if (!isBelowPlan(ratio)) return 'good';
  return ratio >= PLAN_LIMITS.watch ? 'watch' : 'bad';
}

/** Text of a status; `bad` names its limit, because `watch` is below plan, too. */
export function useStatusWords(): (status: PlanState) => string {
  const t = useMessages(messages);
  const format = useFormat();
  return useCallback((status) => (status === 'bad' ? t('bad', { limit: format.percent(PLAN_LIMITS.watch, 0) }) : t(status)), [t, format]);
}

const ICONS: Readonly<Record<PlanState, ComponentType<{ fontSize?: 'inherit' }>>> = {
  good: CheckCircleOutlineIcon,
  watch: WarningAmberIcon,
  bad: ErrorOutlineIcon,
  unknownStatus: RemoveCircleOutlineIcon,
};

const Words = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  verticalAlign: 'bottom',
  color: theme.vars.palette.text.secondary,
  '&[data-status="good"]': { color: theme.vars.palette.status.good },
  '&[data-status="watch"]': { color: theme.vars.palette.status.watch },
  '&[data-status="bad"]': { color: theme.vars.palette.status.bad },
  '.icon': { fontSize: '1.15em', lineHeight: 0 },
}));

/** Icon and word; the colour only repeats them. */
export function PlanStatus({ ratio }: { readonly ratio: number | null }) {
  const words = useStatusWords();
  const status = planStatus(ratio);
  const Icon = ICONS[status];
  return (
    <Words data-status={status}>
      <span className="icon" aria-hidden>
        <Icon fontSize="inherit" />
      </span>
      {words(status)}
    </Words>
  );
}
