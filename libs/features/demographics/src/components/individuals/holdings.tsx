import { ChartPanel, drawn, FactCard, membersIn, Ranking, share, useFilteredAnswer, usePanelWords, type Reader } from '@pendapa/analysis';
import { StackedBars } from '@pendapa/charts';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';

type HeldReader<D extends string> = Reader<'taxpayers' | 'objects', D>;

/** Pixels: room for all four numbers, and for the exemptions with the unknown one. */
const ALL_ROWS = 230;

/** Codes of those who hold three objects or more. */
const SEVERAL: readonly (string | null)[] = ['3-5', '6+'];
const EXEMPT: readonly (string | null)[] = ['full', 'partial'];
const EXEMPTIONS = ['full', 'partial', 'none', NOT_APPLICABLE] as const;

/** How many of the holders have one of these codes; null where one of them is hidden or nobody is. */
function counted<D extends string>({ rows, hidden, total }: HeldReader<D>, by: NoInfer<D>, codes: readonly (string | null)[]) {
  const found = rows.filter((row) => codes.includes(row.codes[by]));
  if (found.some((row) => hidden('taxpayers', row))) return null;
  const holders = found.reduce((sum, { current }) => sum + Number(current.taxpayers), 0);
  const part = share(holders, total('taxpayers'));
  return part === null ? null : { holders, part };
}

/** Those whom a rule about second and third homes would touch. */
export function SeveralObjects() {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <FactCard
      label={t('kpi.several')}
      asked={useFilteredAnswer(ask.held)}
      measure="taxpayers"
      fact={(read) => {
        const several = counted(read, 'objectsHeld', SEVERAL);
        if (several === null) return null;
        return {
          value: format.count(several.holders),
          text: t('kpi.severalText', { share: format.percent(several.part) }),
          figure: { kind: 'count', value: several.holders },
        };
      }}
    />
  );
}

interface PanelProps {
  readonly height: number;
}

function HeldPanel({ height }: PanelProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'held')}
      asked={useFilteredAnswer(ask.held)}
      measure="taxpayers"
      height={height}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          height={ALL_ROWS}
          by="objectsHeld"
          measure="taxpayers"
          detail={(row) =>
            t('held.detail', {
              share: format.percent(drawing.read.share('taxpayers', row)),
              objects: drawing.read.text('objects', row),
            })
          }
        />
      )}
    />
  );
}

/** Of whom what part is exempt, told where the reader wants it. */
function ExemptHoldingsPanel({ height }: PanelProps) {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'both')}
      asked={useFilteredAnswer(ask.heldAndExempt)}
      measure="taxpayers"
      height={height}
      chart={({ read, description }) => (
        <StackedBars
          bars={membersIn(read.rows, 'objectsHeld').flatMap((code) => {
            const parts = read.rows.filter(({ codes }) => codes.objectsHeld === code);
            const [first] = parts;
            if (!first) return [];
            const valueOf = (band: string | null) =>
              drawn(parts.find(({ codes }) => codes.exemptionBand === band)?.current.taxpayers ?? null);
            const values = [...EXEMPTIONS, null].map(valueOf);
            const hidden = parts.some((row) => read.hidden('taxpayers', row));
            const told = values.some((value) => value !== null);
            const sum = format.count(values.reduce<number>((all, value) => all + (value ?? 0), 0));
            return {
              key: code ?? '',
              label: read.name('objectsHeld', first),
              values,
              hidden,
              exact: (part: number) => format.count(values[part] ?? null),
              text: hidden ? (told ? t('both.atLeast', { count: sum }) : read.text('taxpayers', first)) : sum,
            };
          })}
          parts={[...EXEMPTIONS.map((code) => text(MEMBER_NAMES.exemptionBand[code])), t('both.unknown')]}
          description={description}
        />
      )}
    />
  );
}

/** How many objects individuals hold, parted by exemption where the reader wants it. */
export const HoldingsPanel = ({ height, parted }: PanelProps & { readonly parted: boolean }) =>
  parted ? <ExemptHoldingsPanel height={height} /> : <HeldPanel height={height} />;

/** How many of them are exempt of what is assessed on their objects. */
export function ExemptionsPanel({ height }: PanelProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <ChartPanel
      words={usePanelWords(messages, 'exempt')}
      asked={useFilteredAnswer(ask.exempt)}
      measure="taxpayers"
      height={height}
      sentence={(read) => {
        const exempt = counted(read, 'exemptionBand', EXEMPT);
        return exempt && t('exempt.sentence', { share: format.percent(exempt.part) });
      }}
      chart={(drawing) => (
        <Ranking
          {...drawing}
          height={ALL_ROWS}
          rows={[...EXEMPTIONS, null].flatMap((code) => drawing.read.rows.filter(({ codes }) => codes.exemptionBand === code))}
          by="exemptionBand"
          measure="taxpayers"
          detail={(row) =>
            t('held.detail', {
              share: format.percent(drawing.read.share('taxpayers', row)),
              objects: drawing.read.text('objects', row),
            })
          }
        />
      )}
    />
  );
}
