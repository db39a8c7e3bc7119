import { AnswerPanel, drawn, rowsOf, share, totalOf } from '@pendapa/analysis';
import { Histogram } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/subjects.ts';
import { bandsBetween } from '../shared/bands.ts';
import { SuppressedNote } from '../shared/suppressed-note.tsx';
import { useBandWords } from '../shared/use-band-words.ts';
import { useTold } from '../shared/use-told.ts';
import { BandTable } from './band-table.tsx';
import { useAmountBands, type BandAnswer } from './questions.ts';

/** Counts by band; undefined where the band has no payers, null where they are not told. */
function Bands({ answer, height }: { readonly answer: BandAnswer; readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useBandWords();
  const told = useTold(answer, 'taxpayers');
  const rows = rowsOf(answer);
  const codes = bandsBetween(rows.map(({ codes: { amountBand } }) => amountBand));
  const axis = format.countAxis(Math.max(0, ...rows.map(({ current }) => drawn(current.taxpayers) ?? 0)));
  const scale = format.moneyAxis(Number(codes[Math.floor(codes.length / 2)] ?? 0));
  const bins = codes.map((code) => {
    const index = rows.findIndex((row) => row.codes.amountBand === code);
    const row = rows[index];
    const tips = [
      { label: t('bands.y'), text: row ? told(index, format.value(row.current.taxpayers, 'count')) : format.count(0) },
      { label: t('table.amount'), text: row ? told(index, format.valueExact(row.current.amount, 'money')) : format.money('0') },
    ];
    return {
      key: code,
      label: words(code),
      bound: scale.tick(Number(code)),
      value: row ? drawn(row.current.taxpayers) : 0,
      tip: { title: words(code), rows: tips },
    };
  });
  return (
    <>
      <Histogram
        bins={bins}
        x={t('bands.x', { unit: scale.unitLabel })}
        y={{ title: axis.unitLabel === '' ? t('bands.y') : t('bands.yUnit', { unit: axis.unitLabel }), tick: axis.tick }}
        height={height}
        description={t('bands.description', { year: answer.period.to.slice(0, 4) })}
      />
      <SuppressedNote answer={answer} />
    </>
  );
}

/** How much payers pay in a year. */
export function PaymentBands({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const words = useBandWords();
  return (
    <AnswerPanel
      title={t('bands.title')}
      asked={useAmountBands()}
      measure="taxpayers"
      height={height}
      view={{
        subtitle: ({ period }) => t('bands.subtitle', { year: period.to.slice(0, 4) }),
        sentence: (answer) => {
          const [most] = [...rowsOf(answer)].sort((a, b) => Number(b.current.taxpayers ?? 0) - Number(a.current.taxpayers ?? 0));
          const code = most?.codes.amountBand;
          if (!most || code === null || code === undefined || most.current.taxpayers === null) return null;
          return t('bands.sentence', {
            band: words(code),
            share: format.percent(share(most.current.taxpayers, totalOf(answer, 'taxpayers'))),
          });
        },
        chart: (answer) => <Bands answer={answer} height={height} />,
        table: (answer) => <BandTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
