import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageLink, useAddress } from '@pendapa/page-manifest';

export interface FurtherLinkProps {
  /** The path of the page. */
  readonly to: string;
  readonly children: string;
}

/** A line that leads to the page that tells more, with the filters of this one. */
export function FurtherLink({ to, children }: FurtherLinkProps) {
  const query = useAddress().parameters.toString();
  return (
    <Typography variant="body2" sx={{ displayPrint: 'none' }}>
      <Link component={PageLink} to={query === '' ? to : `${to}?${query}`}>
        {children}
      </Link>
    </Typography>
  );
}
