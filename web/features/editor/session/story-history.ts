import * as Y from 'yjs';

/** Keystrokes within this time are one step, ms. */
const typingStepMs = 500;

/** The origin of an operation that is undone as one step, however long it takes: a generated text, an import. */
export class StepOrigin {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Undoes or redoes with a manager that sees the last item of its stack alone: it passes over an item whose changes others
 * have deleted, and would take the one before it, which may be older than another manager's.
 */
function actOnLast<Item, Result>(stack: Item[], act: () => Result): Result {
  const earlier = stack.splice(0, stack.length - 1);
  try {
    return act();
  } finally {
    stack.unshift(...earlier);
  }
}

/**
 * Undo and redo of one person's changes in one place. Typing is undone by pauses; each operation has an undo manager of
 * its own, so that what is typed meanwhile is another step. What others write is never undone.
 */
export class StoryHistory {
  readonly #scope: Y.Text;
  readonly #typing: Y.UndoManager;
  #done: Y.UndoManager[] = [];
  #undone: Y.UndoManager[] = [];
  /** Operations that go on: undone in the middle, their end would stand there without its beginning. */
  readonly #open = new Set<Y.UndoManager>();
  /** The names of the operations, by their undo managers. */
  readonly #names = new WeakMap<object, string>();
  readonly #steps = new WeakMap<StepOrigin, Y.UndoManager>();

  /** @param origin of changes that are typing */
  constructor(scope: Y.Text, origin: unknown) {
    this.#scope = scope;
    this.#typing = this.#manager(new Set([origin]), typingStepMs);
  }

  /** Changes with origins of this class are typing too. */
  trackTyping(originClass: unknown): void {
    this.#typing.addTrackedOrigin(originClass);
  }

  /** The name of the operation that a change with this origin belongs to, also where it is undone; null for typing. */
  nameOf(origin: unknown): string | null {
    if (origin instanceof StepOrigin) return origin.name;
    return origin instanceof Y.UndoManager ? (this.#names.get(origin) ?? null) : null;
  }

  #manager(trackedOrigins: Set<unknown>, captureTimeout: number): Y.UndoManager {
    const manager = new Y.UndoManager(this.#scope, { trackedOrigins, captureTimeout });
    manager.on('stack-item-added', ({ origin }: { origin: unknown }) => {
      // Undoing and redoing add items too.
      if (!(origin instanceof Y.UndoManager) && !this.#open.has(manager)) this.#add(manager);
    });
    return manager;
  }

  #add(manager: Y.UndoManager): void {
    if (manager !== this.#typing) this.#typing.stopCapturing();
    this.#done.push(manager);
    for (const undone of this.#undone) undone.clear(false, true);
    this.#undone = [];
  }

  /** The origin of an operation that begins now and is undone as one step. */
  step(name: string): StepOrigin {
    const origin = new StepOrigin(name);
    this.#typing.stopCapturing();
    const manager = this.#manager(new Set([origin]), Number.POSITIVE_INFINITY);
    this.#names.set(manager, name);
    this.#steps.set(origin, manager);
    return origin;
  }

  /** The origin of an operation that goes on for a while: it can be undone once it has ended. */
  begin(name: string): StepOrigin {
    const origin = this.step(name);
    const manager = this.#steps.get(origin);
    if (manager) this.#open.add(manager);
    return origin;
  }

  /** An operation has ended: it is the first to be undone, also where something was typed since it began. */
  end(origin: StepOrigin): void {
    const manager = this.#steps.get(origin);
    if (manager && this.#open.delete(manager) && manager.canUndo()) this.#add(manager);
  }

  /** Nothing comes of an operation: all that it has changed is taken back, and it is no step. */
  cancel(origin: StepOrigin): void {
    const manager = this.#steps.get(origin);
    if (!manager || !this.#open.delete(manager)) return;
    manager.undo();
    manager.destroy();
  }

  /** What is typed next is a step of its own. */
  separate(): void {
    this.#typing.stopCapturing();
  }

  undo(): boolean {
    return this.#move(this.#done, this.#undone, (manager) =>
      actOnLast(manager.undoStack, () => manager.undo()),
    );
  }

  redo(): boolean {
    return this.#move(this.#undone, this.#done, (manager) =>
      actOnLast(manager.redoStack, () => manager.redo()),
    );
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** A step whose every change was deleted by others does nothing: the one before it is taken. */
  #move(from: Y.UndoManager[], to: Y.UndoManager[], act: (manager: Y.UndoManager) => unknown): boolean {
    for (let manager = from.pop(); manager; manager = from.pop()) {
      const moved = act(manager);
      if (moved === null) continue;
      to.push(manager);
      this.#typing.stopCapturing();
      return true;
    }
    return false;
  }

  destroy(): void {
    for (const manager of new Set([this.#typing, ...this.#open, ...this.#done, ...this.#undone]))
      manager.destroy();
  }
}
