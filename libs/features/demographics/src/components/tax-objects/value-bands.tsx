import { BandsPanel, largestFirst, PageSentence, rowsOf, usePanelWords, useTogether, type Row } from '@pendapa/analysis';
import { MONEY_BANDS } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-objects.ts';
import { bandReaching, heaviest } from '../shared/bands.ts';
import { CountAndMoney } from '../shared/count-and-money.tsx';
import { useBands, useOwing } from './questions.ts';

/** How few objects hold most of what can be taxed. */
export function ObjectsSentence() {
  const t = useMessages(messages);
  return (
    <PageSentence
      asked={useBands().asked}
      measure="baseValue"
      sentence={({ rows, format }) => {
        const heavy = heaviest(rows);
        if (!heavy) return null;
        return t('sentence', { from: format.money(heavy.from), share: format.percent(heavy.objects), held: format.percent(heavy.held) });
      }}
    />
  );
}

/** Few houses of a charity are exempt whatever they are worth: they draw no line. */
const NEARLY_ALL = 0.99;

/** The base below which nearly all exempt objects lie, as the assessments tell; null where nothing is exempt or nobody knows. */
function exemptBelow(rows: readonly Row<'exemptObjects', 'valueBand'>[]): string | null {
  if (rows.some(({ current }) => current.exemptObjects === null)) return null;
  const last = bandReaching(rows, 'valueBand', 'exemptObjects', NEARLY_ALL);
  const next = last && MONEY_BANDS.find((bound) => bound > BigInt(last.codes.valueBand ?? 0));
  return next ? String(next) : null;
}

/** How many objects there are of each size, and up to which they are exempt. */
export function ValueBands() {
  const t = useMessages(messages);
  const format = useFormat();
  const { asked, tax } = useBands();
  const { bands, exempt } = useTogether({ bands: asked, exempt: useOwing('valueBand').asked });
  const line = exempt.answer && exemptBelow(rowsOf(exempt.answer));
  return (
    <BandsPanel
      words={usePanelWords(messages, 'bands', { tax })}
      asked={bands}
      by="valueBand"
      measure="registered"
      amount="baseValue"
      height="small"
      line={line === null ? null : { before: line, label: t('bands.exempt', { line: format.money(line) }) }}
      sentence={({ rows, name, share }) => {
        const [most] = largestFirst(rows, 'valueBand', 'registered');
        if (!most) return null;
        const sentence = t('bands.sentence', { band: name('valueBand', most), share: format.percent(share('registered', most)) });
        return line === null ? sentence : `${sentence} ${t('bands.line', { line: format.money(line) })}`;
      }}
      columns={({ by, of, beside }) => [by('valueBand'), of('registered'), of('baseValue'), beside(exempt, 'valueBand', 'exemptObjects')]}
    />
  );
}

/** Rows that fit the panel. */
const FIRST = 6;

/** What part of the value each size holds, beside its part of the objects. */
export function HeldBands() {
  const { asked, tax } = useBands();
  const words = usePanelWords(messages, 'held', { tax });
  return (
    <CountAndMoney
      of="objects"
      by="valueBand"
      count="registered"
      money="baseValue"
      each="averageBase"
      first={FIRST}
      {...{ words, asked }}
    />
  );
}
