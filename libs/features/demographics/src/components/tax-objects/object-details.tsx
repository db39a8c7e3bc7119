import { DetailsPanel, ReconciliationStrip, usePanelWords, type Asked } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { useKindProfiles, useSummed, type KindDimension, type ProfileMeasure } from './questions.ts';

interface DetailsProps<D extends KindDimension> {
  readonly asked: Asked<ProfileMeasure, D>;
}

function Details<D extends KindDimension>({ asked }: DetailsProps<D>) {
  const t = useMessages(messages);
  return <DetailsPanel words={usePanelWords(messages, 'table')} asked={asked} measure="objects" note={() => t('table.note')} />;
}

/** The proof: every kind, and in every use where that is stated, with what was assessed on it, paid and owed. */
export function ObjectDetails() {
  const { uses, classes, stated } = useKindProfiles();
  return stated ? <Details asked={uses} /> : <Details asked={classes} />;
}

/** That the parts of the page are parts of the same objects. */
export const ObjectSums = () => <ReconciliationStrip of={useSummed()} />;
