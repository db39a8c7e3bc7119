import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import Box from '@mui/material/Box';

/** Mark of figures that do not apply a filter of the page. */
export const UnappliedMark = () => (
  <Box component="span" aria-hidden sx={{ lineHeight: 0, fontSize: '1rem', color: 'status.watch' }}>
    <FilterAltOffOutlinedIcon fontSize="inherit" />
  </Box>
);
