import { drawn, type Reader, type Row } from '@pendapa/analysis';
import { useMessages } from '@pendapa/i18n';
import { shared } from '../../messages/shared.ts';

type Measure = 'obligations' | 'onTimePaymentRate';

/** What part of how many obligations was paid on time. */
export function useRateWords(): <M extends string, D extends string>(read: Reader<M | Measure, D>, row: Row<M | Measure, D>) => string {
  const t = useMessages(shared);
  return ({ format }, { current }) => {
    const count = drawn(current.obligations);
    return count === null ? format.count(count) : t('rate', { share: format.percent(drawn(current.onTimePaymentRate)), count });
  };
}
