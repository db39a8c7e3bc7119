import {
  ChartPanel,
  CohortHeat,
  DetailsPanel,
  lastDayOf,
  useFilteredAnswer,
  usePanelWords,
  type Drawing,
  type Reader,
} from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { EmptyPanel } from '@pendapa/ui-layout';
import { messages } from '../../messages/trend.ts';
import { cohorts, yearTaxes } from '../../questions/compliance-trend.ts';
import { cohortsOf } from './cohorts.ts';

type Measure = (typeof cohorts.measures)[number];
type By = 'openedYear' | 'year';

const cohortsIn = ({ rows, answer }: Reader<Measure, By>) => cohortsOf(rows, lastDayOf(answer));

function Heat({ read, description, height }: Drawing<Measure, By>) {
  const t = useMessages(messages);
  const cohorts = cohortsIn(read);
  if (cohorts.length === 0) return <EmptyPanel cause={t('cohorts.none')} />;
  return (
    <CohortHeat
      {...{ cohorts, description, height }}
      ages={(cohorts[0]?.shares ?? []).map((_, life) => t('cohorts.life', { life: String(life + 1) }))}
      exact={({ shares, objects }, life) => {
        const share = shares[life] ?? null;
        return share === null ? t('cohorts.open') : t('cohorts.cell', { share: read.format.percent(share), count: objects[life] ?? 0 });
      }}
      note={t('cohorts.note')}
    />
  );
}

/** Whether objects that were registered later do their duty better in the same year of their life. */
export function LifeCohorts() {
  const t = useMessages(messages);
  return (
    <ChartPanel
      words={usePanelWords(messages, 'cohorts')}
      asked={useFilteredAnswer(cohorts)}
      measure="objectYears"
      height={180}
      sentence={(read) => {
        const [now, before] = cohortsIn(read);
        const [later, earlier] = [now?.shares[0] ?? null, before?.shares[0] ?? null];
        if (!now || !before || later === null || earlier === null) return null;
        return t('cohorts.sentence', {
          year: now.year,
          share: read.format.percent(later),
          before: before.year,
          earlier: read.format.percent(earlier),
        });
      }}
      chart={(drawing) => <Heat {...drawing} />}
    />
  );
}

/** Every year by tax. */
export const YearTable = () => (
  <DetailsPanel words={usePanelWords(messages, 'table')} asked={useFilteredAnswer(yearTaxes)} measure="obligations" />
);
