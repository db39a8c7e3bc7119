import { useEffect, useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { createRoot } from 'react-dom/client';

const theme = createTheme({ palette: { primary: { main: '#0b6e75' } }, shape: { borderRadius: 8 } });
const MENU = ['Overview', 'Trend', 'Regions', 'Tax types', 'Targets', 'Channels', 'Compliance', 'Arrears', 'Demographics'];
const MENU_WIDTH = 240;

function Figures({ months }) {
  const sum = months.reduce((total, { amount }) => total + amount, 0);
  const last = months.at(-1).amount;
  const cards = { Total: sum, 'Last month': last, 'Monthly mean': sum / months.length, Best: Math.max(...months.map((one) => one.amount)) };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(4, 1fr)' }}>
      {Object.entries(cards).map(([label, value]) => (
        <Card key={label} component="article" variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" component="h2">
            {label}
          </Typography>
          <Typography variant="h5" component="p">
            {new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value)}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}

function Charts({ months }) {
  const names = months.map(({ month }) => month);
  const amounts = months.map(({ amount }) => amount);
  const objects = months.map((one) => one.objects);
  const shared = { height: 300, skipAnimation: true, xAxis: [{ data: names, scaleType: 'band' }] };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <BarChart {...shared} series={[{ data: amounts, label: 'Amount' }]} />
      <LineChart {...shared} xAxis={[{ data: names, scaleType: 'point' }]} series={[{ data: objects, label: 'Objects' }]} />
    </Box>
  );
}

function BarePage() {
  const [months, setMonths] = useState(null);
  useEffect(() => {
    void fetch('/months.json')
      .then((response) => response.json())
      .then(setMonths);
  }, []);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ display: 'flex' }}>
        <AppBar position="fixed" sx={{ zIndex: 1300 }}>
          <Toolbar>
            <Typography variant="h6">Bare page</Typography>
          </Toolbar>
        </AppBar>
        <Drawer variant="permanent" sx={{ width: MENU_WIDTH, '& .MuiDrawer-paper': { width: MENU_WIDTH } }}>
          <Toolbar />
          <List>
            {MENU.map((name) => (
              <ListItemButton key={name}>
                <ListItemText primary={name} />
              </ListItemButton>
            ))}
          </List>
        </Drawer>
        <Box component="main" sx={{ flex: 1, p: 3, display: 'grid', gap: 2 }}>
          <Toolbar />
          <Typography variant="h4" component="h1">
            What came in over thirty-six months
          </Typography>
          {months && <Figures months={months} />}
          {months && <Charts months={months} />}
        </Box>
      </Box>
    </ThemeProvider>
  );
}

createRoot(document.getElementById('root')).render(<BarePage />);
