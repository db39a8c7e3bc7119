import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink, useAddress } from '@pendapa/page-manifest';
import { writeAddress } from './address.ts';
import type { Choices } from './choices.ts';
import { useFilters } from './filters-context.ts';

export interface FurtherLinkProps {
  /** The path of the page. */
  readonly to: string;
  /** Filters that it shows besides, or otherwise. */
  readonly set?: Partial<Choices>;
  readonly children: string;
}

/** A line that leads to the page that tells more, with the filters of this one. */
export function FurtherLink({ to, set, children }: FurtherLinkProps) {
  const { parameters } = useAddress();
  const { choices } = useFilters();
  const query = (set ? writeAddress({ ...choices, ...set }) : parameters).toString();
  return (
    <Typography variant="body2" sx={{ displayPrint: 'none' }}>
      <Link component={PageLink} to={query === '' ? to : `${to}?${query}`}>
        {children}
      </Link>
    </Typography>
  );
}
