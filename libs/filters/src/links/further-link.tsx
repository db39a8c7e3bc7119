import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink, useAddress } from '@pendapa/page-manifest';
import { writeAddress } from '../choices/address.ts';
import { changedChoices, type Choices } from '../choices/choices.ts';
import { useFilters } from '../choices/filters-context.ts';

export interface FurtherLinkProps {
  /** Path of the page, with its parameters that are no filters. */
  readonly to: string;
  /** Filters that are added or changed. */
  readonly choices?: Partial<Choices>;
  readonly children: string;
}

/** Link to a related page with the filters of this page. */
export function FurtherLink({ to, choices: set, children }: FurtherLinkProps) {
  const { parameters } = useAddress();
  const { choices } = useFilters();
  const [path = to, own = ''] = to.split('?');
  const filters = (set ? writeAddress(changedChoices(choices, set)) : parameters).toString();
  const query = [filters, own].filter((part) => part !== '').join('&');
  return (
    <Typography variant="body2" sx={{ displayPrint: 'none' }}>
      <Link component={PageLink} to={query === '' ? path : `${path}?${query}`}>
        {children}
      </Link>
    </Typography>
  );
}
