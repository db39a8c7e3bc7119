import { DetailsPanel, ReconciliationStrip, usePanelWords, type Asked } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { KindRows } from './kind-rows.tsx';
import { useKinds, useSummed, type KindDimension, type KindMeasure } from './questions.ts';

interface DetailsProps<D extends KindDimension> {
  readonly asked: Asked<KindMeasure, D>;
  readonly kinds: readonly NoInfer<D>[];
}

function Details<D extends KindDimension>({ asked, kinds }: DetailsProps<D>) {
  const t = useMessages(messages);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={asked}
      measure="registered"
      note={() => t('table.note')}
      table={(drawing) => <KindRows {...drawing} kinds={kinds} />}
    />
  );
}

/** The proof: every kind, and in every use where that is stated. */
export function ObjectDetails() {
  const { uses, classes, stated } = useKinds();
  if (!stated) return <Details asked={classes.asked} kinds={['taxType', 'objectClass']} />;
  return <Details asked={uses.asked} kinds={['taxType', 'objectClass', 'objectUse']} />;
}

/** That the parts of the page are parts of the same objects. */
export const ObjectSums = () => <ReconciliationStrip of={useSummed()} />;
