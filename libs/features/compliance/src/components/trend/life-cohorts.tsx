import { useMessages } from '@pendapa/i18n';
import { ChartPanel, CohortHeat, usePanelWords, type ChartProps } from '@pendapa/panels';
import { lastDayOf } from '@pendapa/query';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/trend.ts';
import { cohorts } from '../../questions/compliance-trend.ts';
import { cohortsOf } from './cohorts.ts';

type Lives = ChartProps<(typeof cohorts.measures)[number], 'openedYear' | 'year'>;

const cohortsIn = ({ rows, answer }: Lives['read']) => cohortsOf(rows, lastDayOf(answer));

function Heat({ read, ...frame }: Lives) {
  const t = useMessages(messages);
  const found = cohortsIn(read);
  if (found.length === 0) return <EmptyPanel cause={t('cohorts.none')} />;
  return (
    <CohortHeat
      {...frame}
      cohorts={found}
      ages={(found[0]?.shares ?? []).map((_, life) => t('cohorts.life', { life: String(life + 1) }))}
      exactText={({ shares, objects }, life) =>
        t('cohorts.cell', { share: read.formatted.percent(shares[life]), count: objects[life] ?? 0 }) ?? t('cohorts.open')
      }
      note={t('cohorts.note')}
    />
  );
}

/** Compliance of cohorts in the same year after registration. */
export function LifeCohorts() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cohorts')}
      query={cohorts}
      measure="objectYears"
      height={180}
      sentence={(read) => {
        const { percent } = read.formatted;
        const [now, before] = cohortsIn(read);
        const rates = { share: percent(now?.shares[0]), earlier: percent(before?.shares[0]) };
        return t('cohorts.sentence', { year: now?.year ?? null, before: before?.year ?? null, ...rates });
      }}
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}
