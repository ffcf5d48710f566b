import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** The folders and users that the trial creates; `clear` removes them. */
export class Places {
  constructor() {
    /** @type {(() => void)[]} */
    this.undo = [];
  }

  /** Creates a folder that every user can open. @param {string} [under] */
  folder(under = tmpdir()) {
    const made = mkdtempSync(join(under, 'yazihane-trial-'));
    chmodSync(made, 0o755);
    this.undo.push(() => rmSync(made, { recursive: true, force: true }));
    return made;
  }

  /** Registers a data directory for removal, with what it links to. @param {string} path */
  dataDir(path) {
    this.undo.push(() => {
      try {
        rmSync(readlinkSync(join(path, 'postgres')), { recursive: true, force: true });
      } catch {
        // No link.
      }
    });
    return path;
  }

  /** Copies this checkout with its packages and build. @param {string} to @param {string} [owner] */
  copyCheckout(to, owner) {
    mkdirSync(dirname(to), { recursive: true });
    mkdirSync(to);
    const copied = spawnSync(
      'sh',
      [
        '-c',
        'tar -C "$0" --exclude=./.git --exclude=./.data --exclude=./benchmarks/*/node_modules -cf - . | tar -C "$1" -xf -',
        root,
        to,
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    if (copied.status !== 0) throw new Error('the checkout could not be copied');
    if (owner) this.own(to, owner);
    return to;
  }

  /** @param {string} path @param {string} owner */
  own(path, owner) {
    execFileSync('chown', ['-R', owner, path]);
  }

  /** A user of the machine that is neither root nor postgres. @returns {{ name: string, uid: number, gid: number }} */
  user() {
    const name = `yz-trial-${process.pid}`;
    execFileSync('useradd', ['--user-group', '--no-create-home', '--shell', '/bin/sh', name]);
    this.undo.push(() => execFileSync('userdel', [name], { stdio: 'ignore' }));
    const [uid, gid] = ['-u', '-g'].map((which) =>
      Number(execFileSync('id', [which, name], { encoding: 'utf8' })),
    );
    return { name, uid, gid };
  }

  /**
   * A command prefix under which this machine has no `postgres` user: an /etc of its own, laid over the real one.
   * @returns {string[] | null} null where the system doesn't allow it
   */
  withoutPostgresUser() {
    const layer = this.folder();
    for (const part of ['upper', 'work']) mkdirSync(join(layer, part));
    const hide =
      `mount -t overlay overlay -o lowerdir=/etc,upperdir=${layer}/upper,workdir=${layer}/work /etc && ` +
      "sed -i -e '/^postgres:/d' -e '/^yazihane:/d' /etc/passwd /etc/group /etc/shadow";
    const prefix = ['unshare', '--mount', 'sh', '-c', `${hide} && exec "$@"`, 'sh'];
    const tried = spawnSync(prefix[0], [...prefix.slice(1), 'sh', '-c', '! id postgres'], {
      stdio: 'ignore',
    });
    return tried.status === 0 ? prefix : null;
  }

  clear() {
    for (const undo of this.undo.reverse()) undo();
  }
}
