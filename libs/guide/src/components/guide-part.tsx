import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMessages, useText } from '@pendapa/i18n';
import { PageLink } from '@pendapa/page-manifest';
import type { FigureGroup } from '../content/figures.ts';
import type { Part } from '../content/guide.ts';
import { messages } from '../messages/guide.ts';
import { Blocks, Terms } from './blocks.tsx';

interface GuideSectionProps {
  readonly title: string;
  /** True if the address names this section: it is scrolled to and takes the focus. */
  readonly isWanted: boolean;
  readonly children: ReactNode;
}

function GuideSection({ title, isWanted, children }: GuideSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography ref={heading} component="h3" variant="h3" tabIndex={-1} sx={{ pt: 1, '&:focus-visible': { outline: 'none' } }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export interface GuidePartProps {
  readonly title: string;
  /** Key of the section that the address names; null for none. */
  readonly wanted: string | null;
}

const PartTitle = ({ title }: { readonly title: string }) => (
  <Typography component="h2" variant="h2">
    {title}
  </Typography>
);

/** A written part: its sections, each with a link to the page that it is about. */
export function WrittenPart({ part: { sections }, title, wanted }: GuidePartProps & { readonly part: Part }) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <>
      <PartTitle title={title} />
      {sections.map(({ key, title: name, blocks, page }) => (
        <GuideSection key={key} title={text(name)} isWanted={key === wanted}>
          <Blocks blocks={blocks} />
          {page !== undefined && (
            <Link
              component={PageLink}
              to={page}
              variant="body2"
              sx={{ displayPrint: 'none' }}
              aria-label={`${t('openPage')}: ${text(name)}`}
            >
              {t('openPage')}
            </Link>
          )}
        </GuideSection>
      ))}
    </>
  );
}

/** The definitions of figures, by subject. */
export function FiguresPart({ groups, title, wanted }: GuidePartProps & { readonly groups: readonly FigureGroup[] }) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <>
      <PartTitle title={title} />
      <Typography>{t('figuresAbout')}</Typography>
      {groups.map(({ key, title: name, figures, cutOff }) => (
        <GuideSection key={key} title={text(name)} isWanted={key === wanted}>
          {cutOff && (
            <Typography variant="body2" color="textSecondary">
              {t('unlessSaid', { cutOff: text(cutOff) })}
            </Typography>
          )}
          <Terms
            terms={figures.map(({ label, meaning, formula, cutOff: own }) => {
              const parts = [meaning, formula, ...(own.id === cutOff?.id ? [] : [own])];
              return { term: label, meaning: { id: parts.map(({ id }) => id).join(' '), en: parts.map(({ en }) => en).join(' ') } };
            })}
          />
        </GuideSection>
      ))}
    </>
  );
}
