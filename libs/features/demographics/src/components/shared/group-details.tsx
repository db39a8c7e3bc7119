import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useAddressChoice } from '@pendapa/filters';
import { useMessages, useText } from '@pendapa/i18n';
import { DetailsPanel, type PanelWords } from '@pendapa/panels';
import { ListChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/groups.ts';
import { holdersBy, type Kind, type Segment } from '../../questions/groups.ts';

interface GroupDetailsProps {
  readonly words: PanelWords;
  readonly kind: Kind;
  /** Dimensions to choose from; the first one is the default. */
  readonly segments: readonly [Segment, ...Segment[]];
}

/** Details table: groups of one kind of taxpayer with objects, payments and arrears. */
export function GroupDetails({ words, kind, segments }: GroupDetailsProps) {
  const t = useMessages(messages);
  const text = useText();
  const [by, choose] = useAddressChoice('sg', segments);
  const name = (segment: Segment): string => text(DIMENSION_LABELS[segment]);
  return (
    <DetailsPanel
      words={words}
      query={holdersBy(kind, by)}
      measure="objects"
      actions={<ListChoice label={t('segment')} value={by} choices={segments} name={name} onChoose={choose} />}
      note={({ periodLabels }) => t('note', { year: periodLabels.year })}
    />
  );
}
