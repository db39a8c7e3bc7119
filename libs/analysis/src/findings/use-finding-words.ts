import { PLAN_LIMITS, type Finding, type Findings, type Value } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { figureOf, valueOf, difference, share } from '@pendapa/query';
import { messages } from './messages.ts';

export interface FindingWords {
  readonly place: (finding: Finding) => string;
  readonly sentence: (finding: Finding) => string;
}

/** Texts of findings in the user's language, with names of places. */
export function useFindingWords(members: Findings['members'] | undefined): FindingWords {
  const t = useMessages(messages);
  const text = useText();
  const format = useFormat();
  const nameOf = (key: keyof Findings['members'], code: string): string => {
    const name = members?.[key][code];
    return name ? text(name) : code;
  };
  const place = ({ where: { unit, tax, channel } }: Finding): string => {
    if (channel !== undefined) return nameOf('channel', channel);
    if (unit !== undefined && tax !== undefined) return t('taxAtUnit', { tax: nameOf('tax', tax), unit: nameOf('unit', unit) });
    if (tax !== undefined) return nameOf('tax', tax);
    return unit === undefined ? t('agency') : nameOf('unit', unit);
  };
  const sentence = (finding: Finding): string => {
    const figureValue = (figure: string): Value => finding.figures[figure] ?? null;
    const money = (figure: string): string => format.value(figureValue(figure), 'money');
    const percent = (figure: string): string => format.value(figureValue(figure), 'ratio');
    const labels = { place: place(finding), period: format.period(finding.period), year: String(finding.year ?? '') };
    const against = (usual: string, figure = 'amount') => ({
      ...labels,
      percent: format.percent(share(figureValue(figure), figureValue(usual))),
    });
    switch (finding.rule) {
      case 'plan-shortfall':
        return t(finding.rule, {
          ...against('plan', 'realised'),
          gap: format.value(valueOf(difference(figureOf(figureValue('plan')), figureOf(figureValue('realised')))), 'money'),
          limit: format.percent(PLAN_LIMITS.watch, 0),
        });
      case 'unit-year':
      case 'unit-months':
        return t(finding.rule, { ...against('usual'), amount: money('amount'), usual: money('usual') });
      case 'unusual-month':
        return t(finding.rule, { ...labels, amount: money('amount'), low: money('low'), high: money('high') });
      case 'channel-share':
        return t(finding.rule, { ...labels, share: percent('share'), before: percent('shareBefore') });
      case 'compliance-unit':
        return t(finding.rule, { ...labels, rate: percent('rate'), expected: percent('expected') });
      case 'compliance-tax':
      case 'opening-year':
        return t(finding.rule, { ...labels, rate: percent('rate'), before: percent('rateBefore') });
      case 'step-not-taken':
        return t(finding.rule, { ...labels, share: percent('share'), expected: percent('expected') });
      case 'bad-vintage':
        return t(finding.rule, { ...labels, share: percent('share'), before: percent('shareBefore') });
      case 'lapsing':
        return t(finding.rule, { expiring: money('expiring') });
    }
  };
  return { place, sentence };
}
