import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** The name of a function that is declared or assigned to a constant; empty for all others. */
function functionName(node: ts.SignatureDeclaration): string {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? '';
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '';
}

/** Lines on which the body of a component or a hook itself assigns to `….current`; its callbacks are left out. */
function refWritesDuringRender(source: string): number[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: number[] = [];
  function visit(node: ts.Node, isRendering: boolean): void {
    const inside = ts.isFunctionLike(node) ? /^(?:use)?[A-Z]/.test(functionName(node)) : isRendering;
    if (
      inside &&
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      node.operatorToken.kind <= ts.SyntaxKind.LastAssignment &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'current'
    )
      lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, (child) => visit(child, inside));
  }
  visit(file, false);
  return lines;
}

describe('refWritesDuringRender', () => {
  test('finds an assignment in the body of a hook or a component', () => {
    expect(refWritesDuringRender('function useX() {\n  latest.current = 1;\n}')).toEqual([2]);
    expect(refWritesDuringRender('const Page = () => {\n  if (open) wasOpen.current = true;\n};')).toEqual([
      2,
    ]);
  });

  test('ignores an assignment in an effect or a callback', () => {
    const source =
      'function useX() { useEffect(() => { a.current = 1; }); function start() { b.current = 2; } }';
    expect(refWritesDuringRender(source)).toEqual([]);
  });
});

test('no component or hook outside the editor writes to a ref during render', () => {
  const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !file.startsWith('web/features/editor/'));
  const found = sources.flatMap((file) =>
    refWritesDuringRender(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test('no hook outside the editor copies a value into a ref in each render’s effect', () => {
  const copy = /use(?:Layout)?Effect\(\(\) => \{\s*\w+\.current = \w+;\s*\}\)/;
  const sources = globSync('web/**/*.{ts,tsx}').filter((file) => !file.startsWith('web/features/editor/'));
  expect(sources.filter((file) => copy.test(readFileSync(file, 'utf8')))).toEqual([]);
});
