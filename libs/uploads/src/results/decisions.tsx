import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Check, Period, ReportedFinding } from '@pendapa/contracts';
import { useFormat, useLanguage, useMessages } from '@pendapa/i18n';
import { Panel } from '@pendapa/ui-layout';
import { resultTexts } from '../messages/results.ts';
import { useAgencySettings } from '../parts/agency-formats.tsx';
import { plainAmount } from '../parts/typed-number.ts';
import { daysOf } from '../sums/months.ts';

/** A cause that a person may decide, and what the next check then says. */
export type Decision =
  | { readonly kind: 'replace'; readonly check: Check }
  | { readonly kind: 'append'; readonly check: Check; readonly period: Period | null }
  | { readonly kind: 'unknownSource'; readonly check: Check; readonly source: string }
  | { readonly kind: 'allSources'; readonly check: Check }
  | { readonly kind: 'confirm' };

const CONFIRMED: readonly string[] = ['replace-less', 'replace-empty', 'confirm-differs'];

function decisionsOf({ code, params }: ReportedFinding): readonly Decision[] {
  const { period = '', source = '' } = params;
  const days = daysOf(period);
  const append: Decision = { kind: 'append', check: { append: true }, period: days };
  if (code === 'overlap') return days === null ? [append] : [{ kind: 'replace', check: { replace: days } }, append];
  if (code === 'overlap-other-source') return [append];
  if ((code === 'source-unknown' || code === 'source-unknown-rows') && source !== '')
    return [{ kind: 'unknownSource', source, check: { unknownSource: source } }];
  if (code === 'key-other-source') return [{ kind: 'allSources', check: { replaceAllSources: true } }];
  return CONFIRMED.includes(code) ? [{ kind: 'confirm' }] : [];
}

/** True if a person may decide it in place of another file. */
export const isDecidable = (finding: ReportedFinding): boolean => decisionsOf(finding).length > 0;

/** The decisions that the causes of a refusal leave to a person, each kind once. */
export function decisionsFor(findings: readonly ReportedFinding[]): readonly Decision[] {
  const decisions = new Map<Decision['kind'], Decision>();
  for (const decision of findings.flatMap(decisionsOf)) if (!decisions.has(decision.kind)) decisions.set(decision.kind, decision);
  return [...decisions.values()];
}

const Row = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
  >
    <Box sx={{ flex: '1 1 260px' }}>{text}</Box>
    {children}
  </Box>
);

interface DecisionProps {
  readonly isSending: boolean;
  /** Checks again with this decision. */
  readonly onDecide: (check: Check) => void;
}

/** A person types the new total: a click alone would be too easy. */
function ConfirmRow({ isSending, onDecide }: DecisionProps) {
  const t = useMessages(resultTexts);
  const language = useLanguage();
  const { currency } = useAgencySettings();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const decide = (): void => {
    const confirm = plainAmount(typed, language);
    setWrong(confirm === null);
    if (confirm !== null) onDecide({ confirm });
  };
  return (
    <Row text={t('decide.confirm')}>
      <TextField
        size="small"
        label={t('decide.confirm.label', { currency: currency.symbol })}
        value={typed}
        error={isWrong}
        helperText={isWrong ? t('decide.confirm.wrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Button variant="outlined" disabled={isSending} onClick={decide}>
        {t('decide.confirm.act')}
      </Button>
    </Row>
  );
}

function DecisionRow({ decision, isSending, onDecide }: DecisionProps & { readonly decision: Decision }) {
  const t = useMessages(resultTexts);
  const { period: periodOf } = useFormat();
  if (decision.kind === 'confirm') return <ConfirmRow isSending={isSending} onDecide={onDecide} />;
  const { kind, check } = decision;
  const days = kind === 'append' ? decision.period : (check.replace ?? null);
  const params = {
    period: days === null ? '' : periodOf(days),
    source: kind === 'unknownSource' ? decision.source : '',
  };
  return (
    <Row text={t(`decide.${kind}`, params)}>
      <Button variant="outlined" disabled={isSending} onClick={() => onDecide(check)}>
        {t(`decide.${kind}.act`, params)}
      </Button>
    </Row>
  );
}

export interface DecisionsPanelProps extends DecisionProps {
  readonly decisions: readonly Decision[];
}

/** Decisions that replace sending another file; nothing if there are none. */
export function DecisionsPanel({ decisions, isSending, onDecide }: DecisionsPanelProps) {
  const t = useMessages(resultTexts);
  if (decisions.length === 0) return null;
  return (
    <Panel title={t('decisions')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {decisions.map((decision) => (
          <DecisionRow key={decision.kind} decision={decision} isSending={isSending} onDecide={onDecide} />
        ))}
      </Box>
    </Panel>
  );
}
