import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MANUAL = join(import.meta.dirname, '../../../../docs/operations.md');
const LOOK_EVERY_MS = 50;
const MAX_START_MS = 20_000;

/** Returns the nginx configuration of the manual, with the server and the secret of this run. */
function documented(backend: number, secret: string): string {
  const [, lines] = /```nginx\n(.*?)```/s.exec(readFileSync(MANUAL, 'utf8')) ?? [];
  if (lines === undefined) throw new Error('docs/operations.md has no lines for nginx');
  return lines
    .replace('http://10.0.0.7:4200', `http://127.0.0.1:${String(backend)}`)
    .replace('Host $host;', 'Host $host:$server_port;')
    .replace('"..."', `"${secret}"`);
}

export interface NginxOptions {
  readonly port: number;
  readonly backend: number;
  readonly secret: string;
  /** True if nginx signs users in by name and password. */
  readonly signsIn: boolean;
}

export interface Nginx {
  /** Users and passwords that nginx accepts; it reads them again at each request. */
  readonly letIn: (users: Readonly<Record<string, string>>) => void;
  readonly close: () => Promise<void>;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}

/** Starts a real nginx with TLS on a local port, configured as the manual says. */
export async function startNginx({ port, backend, secret, signsIn }: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'pendapa-nginx-'));
  const file = (name: string): string => join(folder, name);
  const subject = ['-subj', '/CN=Pendapa', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', file('key.pem'), '-out', file('cert.pem'), ...subject], {
    stdio: 'ignore',
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${file(kind)};`).join('\n');
  // Workers started by root would run as another user, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const credentials = signsIn ? `auth_basic "Pendapa"; auth_basic_user_file ${file('users')};` : '';
  writeFileSync(file('users'), '');
  writeFileSync(
    file('nginx.conf'),
    `${user}
daemon off;
worker_processes 1;
pid ${file('nginx.pid')};
error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary}
  server {
    listen 127.0.0.1:${String(port)} ssl http2;
    ssl_certificate ${file('cert.pem')};
    ssl_certificate_key ${file('key.pem')};
    ${credentials}
    location / {
      ${documented(backend, secret)}
    }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file('nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'exit');
  const until = performance.now() + MAX_START_MS;
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('nginx did not start');
    await pause(LOOK_EVERY_MS);
  }
  return {
    letIn: (users) => {
      const hash = (password: string): string => execFileSync('openssl', ['passwd', '-apr1', password], { encoding: 'utf8' }).trim();
      writeFileSync(
        file('users'),
        Object.entries(users)
          .map(([name, password]) => `${name}:${hash(password)}\n`)
          .join(''),
      );
    },
    close: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
