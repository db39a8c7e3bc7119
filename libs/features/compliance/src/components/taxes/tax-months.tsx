import {
  ChartPanel,
  DetailsPanel,
  drawn,
  lastDayOf,
  membersIn,
  monthsIn,
  rowsOf,
  totalOf,
  useFilteredAnswer,
  useLeadTo,
  useMonthSpan,
  usePanelWords,
  useTogether,
  type Drawing,
} from '@pendapa/analysis';
import { SmallMultiples } from '@pendapa/charts';
import { MEASURE_DEFINITIONS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/taxes.ts';
import { interest, taxes, taxMonths } from '../../questions/compliance-tax-type.ts';

function Multiples({ read, description }: Drawing<'onTimePaymentRate', 'taxType' | 'month'>) {
  const format = useFormat();
  const spanOf = useMonthSpan();
  const leadTo = useLeadTo('/compliance-up3d', 'tax');
  const months = monthsIn(read.rows);
  const { unfinished } = spanOf(lastDayOf(read.answer), months);
  const codes = membersIn(read.rows, 'taxType').filter((code) => code !== null);
  return (
    <SmallMultiples
      items={codes.map((code) => {
        const own = read.rows.filter(({ codes: { taxType } }) => taxType === code);
        const rate = (month: string) => drawn(own.find((row) => row.codes.month === month)?.current.onTimePaymentRate ?? null);
        const ended = months.filter((_, index) => index !== unfinished);
        const last = ended.at(-1) ?? '';
        return {
          ...{ key: code, label: own[0] ? read.name('taxType', own[0]) : code, values: months.map(rate), text: format.percent(rate(last)) },
          tip: {
            title: own[0] ? read.name('taxType', own[0]) : code,
            rows: ended.slice(-3).map((month) => ({ label: format.month(month), text: format.percent(rate(month)) })),
          },
        };
      })}
      description={description}
      level={1}
      unfinished={unfinished}
      onSelect={leadTo}
    />
  );
}

/** How on-time payment of each tax moved. */
export const TaxMonths = () => (
  <ChartPanel
    words={usePanelWords(messages, 'months')}
    asked={useFilteredAnswer(taxMonths)}
    measure="onTimePaymentRate"
    height="small"
    chart={(drawing) => <Multiples {...drawing} />}
  />
);

/** Every tax by both duties, with the money that is open and what the rules ask for what was late. */
export function TaxTable() {
  const t = useMessages(messages);
  const text = useText();
  const asked = useTogether({ taxes: useFilteredAnswer(taxes), interest: useFilteredAnswer(interest) });
  const late = asked.interest.answer;
  const known = new Map(late ? rowsOf(late).map(({ codes, current }) => [codes.taxType, current.lateInterest]) : []);
  return (
    <DetailsPanel
      words={usePanelWords(messages, 'table')}
      asked={asked.taxes}
      measure="onTimePaymentRate"
      note={() => t('table.note')}
      columns={({ all, growth, make }) => [
        ...all(),
        make.money({
          key: 'lateInterest',
          header: text(MEASURE_DEFINITIONS.settlements.lateInterest.label),
          value: ({ codes }) => known.get(codes.taxType) ?? null,
          total: late ? totalOf(late, 'lateInterest') : null,
        }),
        growth('onTimePaymentRate'),
        growth('onTimeFilingRate'),
      ]}
    />
  );
}
