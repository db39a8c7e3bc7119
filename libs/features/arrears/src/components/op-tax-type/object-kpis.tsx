import { MeasureCards, FactCard, KpiStrip, MeasureCard, share, totalOf } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/op-tax-type.ts';
import { messages as sharedTexts } from '../../messages/shared.ts';
import { useWhole } from './questions.ts';

/** How many owe, what part of all that is, and how much. */
export function ObjectKpis() {
  const t = useMessages(messages);
  const shared = useMessages(sharedTexts);
  const { whole, registered } = useWhole();
  const all = registered.answer ? totalOf(registered.answer, 'registered') : null;
  return (
    <KpiStrip>
      <MeasureCard asked={whole} measure="objects" />
      <FactCard
        label={shared('share')}
        asked={whole}
        measure="objects"
        fact={({ total }) => {
          const part = share(total('objects'), all);
          return part === null
            ? null
            : {
                text: t('share.text', { count: Number(all) }),
                figure: { kind: 'ratio', value: part },
              };
        }}
      />
      <MeasureCards asked={whole} measures={['total', 'averagePerObject']} />
    </KpiStrip>
  );
}
