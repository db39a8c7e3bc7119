import { useDeferredValue, useMemo } from 'react';
import { LANGUAGES, type SubjectKey } from '@pendapa/contracts';
import { MEASURE_DEFINITIONS, type Definition } from '@pendapa/contracts/definitions';
import { pageAddress, useFoundRegions } from '@pendapa/filters';
import { useText } from '@pendapa/i18n';
import { translateLabel, listMenuPages, useLabels, type Feature } from '@pendapa/page-manifest';
import { CODE_DIMENSIONS, useOptions } from '@pendapa/query';
import type { Entry, LoadGuide } from './entry.ts';
import { recentEntries } from './recent.ts';
import { useGuideEntries } from './use-guide-entries.ts';
import { holds, usualSpelling } from './spellings.ts';

const MAX_ENTRIES = 6;
/** The most informative page for a tax, a unit, a region, a channel and a bank. */
const PAGE_OF = {
  tax: '/tax-types',
  unit: '/revenue-op-trend',
  region: '/regional',
  channel: '/revenue-op-trend',
  bank: '/revenue-bank-channel',
} as const;

const DEFINED: readonly { readonly subject: SubjectKey; readonly measure: string; readonly definition: Definition }[] = (
  Object.entries(MEASURE_DEFINITIONS) as [SubjectKey, Readonly<Record<string, Definition>>][]
).flatMap(([subject, measures]) => Object.entries(measures).map(([measure, definition]) => ({ subject, measure, definition })));

function usePages(features: readonly Feature[], typed: string): readonly Entry[] {
  const label = useLabels();
  return useMemo(() => {
    const pages = features.flatMap((feature) => listMenuPages(feature).map((page) => ({ feature, page })));
    const found = pages.filter(({ feature, page }) =>
      holds(
        LANGUAGES.map((language) => `${translateLabel(language, feature, page.label)} ${translateLabel(language, feature, feature.label)}`),
        typed,
      ),
    );
    return (typed === '' ? found : found.slice(0, MAX_ENTRIES)).map(({ feature, page }) => ({
      group: 'page',
      key: page.path,
      to: page.path,
      label: label(feature, page.label),
      hint: label(feature, feature.label),
    }));
  }, [features, typed, label]);
}

function useCodes(group: 'tax' | 'unit' | 'channel' | 'bank', search: string): readonly Entry[] {
  const text = useText();
  const { options } = useOptions({ dimension: CODE_DIMENSIONS[group], search }, search !== '');
  if (search === '') return [];
  return options.slice(0, MAX_ENTRIES).map(({ code, name }) => ({
    group,
    key: code,
    label: text(name),
    // Some channels and banks are called by their code.
    ...(text(name) === code ? {} : { hint: code }),
    to: pageAddress(PAGE_OF[group], { [group]: [code] }),
  }));
}

function useRegions(search: string): readonly Entry[] {
  const text = useText();
  return useFoundRegions(search).map(({ name, parents, way }) => ({
    group: 'region',
    key: way.join(' '),
    label: text(name),
    hint: parents.map(text).join(', '),
    to: pageAddress(PAGE_OF.region, { region: way }),
  }));
}

/** Several subjects share a measure of the same name and meaning; it is listed once. */
function definitionsOf(typed: string, text: (texts: Definition['label']) => string): readonly Entry[] {
  const found = new Map<string, Entry>();
  for (const { subject, measure, definition } of DEFINED) {
    const same = `${definition.label.id} ${definition.meaning.id}`;
    if (!found.has(same) && holds([definition.label.id, definition.label.en], typed))
      found.set(same, {
        group: 'definition',
        key: `${subject}.${measure}`,
        label: text(definition.label),
        definition: { subject, measure },
      });
  }
  return [...found.values()].slice(0, MAX_ENTRIES);
}

/** Entries that match the text in both languages and common spellings. Without a text: recent entries and all pages. */
export function useEntries(features: readonly Feature[], loadGuide: LoadGuide, typed: string): readonly Entry[] {
  const text = useText();
  const search = useDeferredValue(usualSpelling(typed));
  const pages = usePages(features, search);
  const taxes = useCodes('tax', search);
  const units = useCodes('unit', search);
  const regions = useRegions(search);
  const channels = useCodes('channel', search);
  const banks = useCodes('bank', search);
  const guide = useGuideEntries(loadGuide, search);
  return useMemo(
    () =>
      search === ''
        ? [...recentEntries(), ...pages]
        : [...pages, ...taxes, ...units, ...regions, ...channels, ...banks, ...definitionsOf(search, text), ...guide],
    [search, pages, taxes, units, regions, channels, banks, guide, text],
  );
}
