import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage, useText } from '@pendapa/i18n';
import type { Block, PictureName, Term } from '../content/guide.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

const TERMS = {
  m: 0,
  typography: 'body2',
  display: 'grid',
  gridTemplateColumns: { sm: 'minmax(9rem, 13rem) 1fr' },
  columnGap: 2,
  '& dt': { fontWeight: 600, pt: 0.75, borderTop: { sm: 1 }, borderColor: { sm: 'divider' } },
  '& dd': { m: 0, pb: 0.75, pt: { sm: 0.75 }, borderTop: { sm: 1 }, borderColor: { sm: 'divider' } },
  '& dt, & dd': { breakInside: 'avoid' },
} as const;

export function Terms({ terms }: { readonly terms: readonly Term[] }) {
  const text = useText();
  return (
    <Box component="dl" sx={TERMS}>
      {terms.map(({ term, meaning }) => [
        <dt key={`${term.id} term`}>{text(term)}</dt>,
        <dd key={`${term.id} meaning`}>{text(meaning)}</dd>,
      ])}
    </Box>
  );
}

function Picture({ picture, caption }: { readonly picture: PictureName; readonly caption: string }) {
  const language = useLanguage();
  const { width, height } = PICTURE_SIZES[`${picture}-${language}`];
  return (
    <Box component="figure" sx={{ m: 0, breakInside: 'avoid' }}>
      <Box
        component="img"
        src={`/guide/${picture}-${language}.png`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        sx={{ display: 'block', maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
      />
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {caption}
      </Typography>
    </Box>
  );
}

function BlockContent({ block }: { readonly block: Block }) {
  const text = useText();
  switch (block.kind) {
    case 'text':
      return <Typography sx={{ textWrap: 'pretty' }}>{text(block.text)}</Typography>;
    case 'steps':
      return (
        <Box component="ol" sx={{ m: 0, pl: 3, '& li': { mb: 0.5 } }}>
          {block.steps.map((step) => (
            <li key={step.id}>{text(step)}</li>
          ))}
        </Box>
      );
    case 'terms':
      return <Terms terms={block.terms} />;
    case 'picture':
      return <Picture picture={block.picture} caption={text(block.caption)} />;
  }
}

export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => <BlockContent key={`${block.kind} ${String(index)}`} block={block} />);
