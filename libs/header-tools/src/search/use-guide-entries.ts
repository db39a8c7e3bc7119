import { useEffect, useMemo, useState } from 'react';
import { LANGUAGES } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import type { Entry, GuideEntry, LoadGuide } from './entry.ts';
import { holds } from './spellings.ts';

const MAX_ENTRIES = 6;
const NONE: readonly GuideEntry[] = [];

/** Sections of the guide whose title or terms match, titles first. None while nothing is typed, or if the guide cannot be loaded. */
export function useGuideEntries(load: LoadGuide, typed: string): readonly Entry[] {
  const text = useText();
  const [sections, setSections] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setSections(loaded),
      // The search does without the guide; opening it reports the failure.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return useMemo(() => {
    if (typed === '') return [];
    const byTitle = sections.filter(({ title, part }) =>
      holds(
        LANGUAGES.map((language) => `${title[language]} ${part[language]}`),
        typed,
      ),
    );
    const byTerm = sections.filter(
      (section) =>
        !byTitle.includes(section) &&
        section.terms.some((term) =>
          holds(
            LANGUAGES.map((language) => term[language]),
            typed,
          ),
        ),
    );
    return [...byTitle, ...byTerm]
      .slice(0, MAX_ENTRIES)
      .map(({ to, title, part }): Entry => ({ group: 'guide', key: to, to, label: text(title), hint: text(part) }));
  }, [sections, typed, text]);
}
