import { Sparkline } from '@pendapa/charts';
import { useMessages } from '@pendapa/i18n';
import { KpiStrip, MeasureCard, TargetBar } from '@pendapa/panels';
import type { QueryResult } from '@pendapa/query';
import { demo } from '../../messages/skeleton-demo.ts';
import { SHOWN_STATES, type ShownState } from './shown-states.ts';

const SHAPE = [3, 4, 4, 6, 5, 7, 8, 7, 9, 10, 9, 11, 6];

export interface CardSamplesProps {
  readonly states: Readonly<Record<ShownState, QueryResult<'transactions', 'taxType'>>>;
}

/** Sample cards: with sparkline and comparison, with a target, and in every other state. */
export function CardSamples({ states }: CardSamplesProps) {
  const t = useMessages(demo);
  return (
    <KpiStrip label={t('cards')}>
      {SHOWN_STATES.map((state) => (
        <MeasureCard
          key={state}
          query={states[state]}
          measure="transactions"
          mark={states[state].answer && <Sparkline values={SHAPE} unfinished={12} />}
        />
      ))}
      <MeasureCard query={states.ready} measure="transactions" mark={<TargetBar ratio={0.72} />}>
        <span>{t('target')}</span>
      </MeasureCard>
    </KpiStrip>
  );
}
