import { PageSentence, share, StepsPanel, usePanelWords, type Reader } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/objects.ts';
import { useObjects, type StateMeasure } from './questions.ts';
import { standingOf } from './standing.ts';

const standing = ({ total }: Pick<Reader<StateMeasure>, 'total'>) =>
  standingOf({ registered: total('registered'), suspended: total('suspended'), payingObjects: total('payingObjects') });

/** How many active objects have not paid. */
export function ObjectSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useObjects()}
      measure="payingObjects"
      sentence={(read) => {
        const known = standing(read);
        return (
          known &&
          t('funnel.sentence', {
            count: known.unpaid,
            share: read.format.percent(share(known.unpaid, known.active)),
          })
        );
      }}
    />
  );
}

/** How many of the registered objects are active, and how many of those paid: each object counted once. */
export function ObjectFunnel() {
  const t = useMessages(messages);
  return (
    <StepsPanel
      words={usePanelWords(messages, 'funnel')}
      asked={useObjects()}
      measure="payingObjects"
      height="low"
      steps={(read) => {
        const known = standing(read);
        const whole = { label: t('funnel.registered'), value: read.total('registered') };
        return (['registered', 'active', 'paying'] as const).map((key) => ({
          key,
          label: t(`funnel.${key}`),
          value: known ? known[key] : null,
          whole,
        }));
      }}
    />
  );
}
