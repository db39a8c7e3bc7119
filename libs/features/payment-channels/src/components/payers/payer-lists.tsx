import { CasesPanel } from '@pendapa/analysis';
import type { ListedCases } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/transactions-by-taxpayer.ts';

type Kind = 'stopped' | 'falls' | 'rises';

function useWords(kind: Kind) {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ cases, amount, period }: ListedCases) => ({
    subtitle: t(`${kind}.subtitle`, { period: format.period(period), date: format.date(period.to) }),
    sentence: t(`${kind}.sentence`, { count: format.count(cases), amount: format.money(amount) }),
    note: t(`${kind}.note`),
  });
}

/** Whoever paid every month and stopped: the cheapest call. */
export function StoppedPayers() {
  const t = useMessages(messages);
  return (
    <CasesPanel
      list="stopped-payers"
      title={t('stopped.title')}
      empty={t('stopped.empty')}
      words={useWords('stopped')}
      headers={{ number: t('taxpayerNumber'), on: t('stopped.last'), count: t('stopped.transactions'), amount: t('stopped.amount') }}
    />
  );
}

/** Who pays less, or more, than on the same days last year. */
function ChangedPayers({ kind }: { readonly kind: 'falls' | 'rises' }) {
  const t = useMessages(messages);
  return (
    <CasesPanel
      list={`largest-${kind}`}
      title={t(`${kind}.title`)}
      empty={t('changed.empty')}
      words={useWords(kind)}
      headers={{ number: t('taxpayerNumber'), before: t('changed.before'), amount: t(`${kind}.amount`) }}
    />
  );
}

export const FallingPayers = () => <ChangedPayers kind="falls" />;
export const RisingPayers = () => <ChangedPayers kind="rises" />;
