import { AnswerRows, BandsPanel, ChartPanel, PageSentence, usePanelWords, type Row } from '@pendapa/analysis';
import { RankedBars } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { useBands } from './questions.ts';
import { heaviest, type OfBand } from './weight.ts';

type BandRow = Row<'registered' | 'baseValue', 'valueBand'>;

const bandsOf = (rows: readonly BandRow[]): readonly OfBand[] =>
  rows.map(({ codes, current }) => ({ code: codes.valueBand, registered: current.registered, baseValue: current.baseValue }));

/** How few objects hold most of what can be taxed. */
export function ObjectsSentence() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <PageSentence
      asked={useBands().asked}
      measure="baseValue"
      sentence={({ rows }) => {
        const heavy = heaviest(bandsOf(rows));
        return (
          heavy && t('sentence', { from: format.money(heavy.from), share: format.percent(heavy.objects), held: format.percent(heavy.held) })
        );
      }}
    />
  );
}

/** How many objects there are of each size. */
export function ValueBands({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useBands();
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands', { tax })}
      asked={asked}
      by="valueBand"
      measure="registered"
      amount="baseValue"
      height={height}
      sentence={({ rows, name, share }) => {
        const [most] = rows
          .filter(({ codes }) => codes.valueBand !== null)
          .sort((a, b) => Number(b.current.registered) - Number(a.current.registered));
        return most ? t('bands.sentence', { band: name('valueBand', most), share: format.percent(share('registered', most)) }) : null;
      }}
    />
  );
}

/** Rows that fit the panel. */
const FIRST = 6;

/** What part of the value each size holds, beside its part of the objects; the largest first. */
export function HeldBands({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useBands();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'held', { tax })}
      asked={asked}
      measure="baseValue"
      height={height}
      sentence={({ rows, name, share }) => {
        const [most] = [...rows].sort((a, b) => Number(b.current.baseValue) - Number(a.current.baseValue));
        return most ? t('held.sentence', { band: name('valueBand', most), share: format.percent(share('baseValue', most)) }) : null;
      }}
      chart={({ read, description }) => (
        <RankedBars
          bars={[...read.rows]
            .sort((a, b) => Number(b.codes.valueBand ?? -1) - Number(a.codes.valueBand ?? -1))
            .map((row) => {
              const [value, objects] = [read.share('baseValue', row), read.share('registered', row)];
              return {
                ...read.bar('valueBand', 'baseValue', row),
                value,
                text: format.percent(value),
                exact: read.exact('baseValue', row),
                mark: { value: objects, exact: format.percent(objects, 2) },
                detail: t('held.detail', { share: format.percent(objects) }),
              };
            })}
          description={description}
          names={{ bar: t('held.value'), mark: t('held.objects') }}
          first={FIRST}
        />
      )}
      table={(drawing) => (
        <AnswerRows
          {...drawing}
          columns={({ by, of, share }) => [
            by('valueBand'),
            of('registered'),
            share('registered', t('held.objects')),
            of('baseValue'),
            share('baseValue', t('held.value')),
          ]}
        />
      )}
    />
  );
}
