import {
  useLeadTo,
  AnswerTable,
  ChartPanel,
  useColumns,
  useFilteredAnswer,
  useMemberName,
  type Drawing,
  type PanelWords,
} from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { DIMENSION_LABELS } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/payment-channels.ts';
import * as ask from '../../questions/payment-channels.ts';
import { digitalShare, sharesOfMembers, type DigitalShares } from './digital-share.ts';

type Split = 'taxType' | 'unit';
type Classes<D extends Split> = Drawing<'transactions' | 'amount', D | 'channelClass'>;

/** The filter that narrows a page to a member. */
const FILTERS = { taxType: 'tax', unit: 'unit' } as const;
const FIRST = 10;

function Bars<D extends Split>({ read, description, by }: Classes<D> & { readonly by: D }) {
  const t = useMessages(messages);
  const format = useFormat();
  const nameOf = useMemberName();
  const whole = digitalShare(read.rows.map(({ codes, current }) => ({ channelClass: codes.channelClass, value: current.transactions })));
  const words = (share: number | null, digits?: 1 | 2) => (share === null ? t('unknown') : format.percent(share, digits));
  return (
    <RankedBars
      bars={sharesOfMembers(read.rows, by).map(({ code, byCount, byValue }) => ({
        key: code ?? '',
        label: nameOf(read.answer, by, code),
        value: byCount,
        ...{ text: words(byCount), exact: words(byCount, 2) },
        mark: { value: whole, exact: words(whole, 2) },
        detail: t('who.byValue', { share: words(byValue) }),
      }))}
      names={{ bar: t('who.bar'), mark: t('who.mark', { share: words(whole) }) }}
      description={description}
      onSelect={useLeadTo('/revenue-channel', FILTERS[by])}
      first={FIRST}
    />
  );
}

function Table<D extends Split>({ read, description, height, by }: Classes<D> & { readonly by: D }) {
  const t = useMessages(messages);
  const text = useText();
  const nameOf = useMemberName();
  const rows = sharesOfMembers(read.rows, by);
  const make = useColumns<DigitalShares>(rows);
  return (
    <AnswerTable
      caption={description}
      rows={rows}
      rowKey={({ code }) => code ?? ''}
      maxHeight={height}
      columns={[
        make.name({ key: by, header: text(DIMENSION_LABELS[by]), text: ({ code }) => nameOf(read.answer, by, code) }),
        make.percent({ key: 'byCount', header: t('kpi.byCount'), value: ({ byCount }) => byCount }),
        make.percent({ key: 'byValue', header: t('kpi.byValue'), value: ({ byValue }) => byValue }),
      ]}
    />
  );
}

/** Who moves to digital channels and who does not: the digital share of each member beside that of all. */
export function WhoPaysDigitally<D extends Split>({ by, words }: { readonly by: D; readonly words: PanelWords }) {
  const t = useMessages(messages);
  const nameOf = useMemberName();
  return (
    <ChartPanel
      words={words}
      asked={useFilteredAnswer(ask.paidBy(by))}
      measure="transactions"
      height="large"
      sentence={(read) => {
        const known = sharesOfMembers(read.rows, by).filter(({ byCount }) => byCount !== null);
        const last = known.at(-1);
        if (!last || known.length < 2) return null;
        return t('who.sentence', { name: nameOf(read.answer, by, last.code), share: read.format.percent(last.byCount) });
      }}
      chart={(drawing) => <Bars {...drawing} by={by} />}
      table={(drawing) => <Table {...drawing} by={by} />}
    />
  );
}
