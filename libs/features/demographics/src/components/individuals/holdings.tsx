import { FactCard, RankedPanel, share, useFilteredAnswer, usePanelWords, type Reader } from '@pendapa/analysis';
import { NOT_APPLICABLE } from '@pendapa/contracts';
import { MEMBER_NAMES } from '@pendapa/contracts/definitions';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { messages } from '../../messages/individuals.ts';
import * as ask from '../../questions/demo-individual.ts';
import { PilesPanel } from '../shared/piles-panel.tsx';
import { useShareAndObjects } from './share-and-objects.ts';

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
        const text = t('kpi.severalText', { share: format.percent(several.part) });
        return { value: format.count(several.holders), text, figure: { kind: 'count', value: several.holders } };
      }}
    />
  );
}

/** How many objects individuals hold. */
export const HeldPanel = () => (
  <RankedPanel
    words={usePanelWords(messages, 'held')}
    asked={useFilteredAnswer(ask.held)}
    by="objectsHeld"
    measure="taxpayers"
    height="low"
    room={ALL_ROWS}
    detail={useShareAndObjects()}
  />
);

/** The same parted by exemption. */
export function ExemptHoldingsPanel() {
  const t = useMessages(messages);
  const text = useText();
  return (
    <PilesPanel
      words={usePanelWords(messages, 'both')}
      asked={useFilteredAnswer(ask.heldAndExempt)}
      by="objectsHeld"
      part="exemptionBand"
      parts={[...EXEMPTIONS.map((code) => [code, text(MEMBER_NAMES.exemptionBand[code])] as const), [null, t('unknown')]]}
      measure="taxpayers"
      height="low"
    />
  );
}

/** How many of them are exempt of what is assessed on their objects. */
export function ExemptionsPanel() {
  const t = useMessages(messages);
  return (
    <RankedPanel
      words={usePanelWords(messages, 'exempt')}
      asked={useFilteredAnswer(ask.exempt)}
      by="exemptionBand"
      measure="taxpayers"
      height="low"
      room={ALL_ROWS}
      order={[...EXEMPTIONS, null]}
      sentence={(read) => {
        const exempt = counted(read, 'exemptionBand', EXEMPT);
        return exempt && t('exempt.sentence', { share: read.format.percent(exempt.part) });
      }}
      detail={useShareAndObjects()}
    />
  );
}
