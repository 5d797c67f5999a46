import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { lineOf, parseSource, walk } from '../lib/syntax.ts';

const home = 'packages/domain/src/access/';
const table = `${home}permissions.ts`;
const sources = ['{apps,packages}/*/src/**/*.{ts,tsx}'];
const roleNames = ['user', 'driver', 'admin', 'User', 'Driver', 'Admin'];
// What a change of role brings with it is no question of who may.
const changesRoles = 'apps/server/src/features/accounts/update-person.ts';

/** Rows of the table of permissions that nobody asks for, and roles compared where `may` has to be asked. */
export async function findPermissionFaults(folder = root): Promise<string[]> {
  const files = listFiles(sources, folder).filter((path) => !/\.test\.tsx?$/.test(path));
  const trees = files.map((path) => ({ path, tree: parseSource(join(folder, path)) }));
  const rows = trees.filter(({ path }) => path === table).flatMap(({ tree }) => rowsIn(tree));
  if (rows.length === 0) return [`${table} has no row: nothing was checked`];
  const elsewhere = trees.filter(({ path }) => path !== table);
  const asked = new Set(elsewhere.flatMap(({ tree }) => textsIn(tree)));
  const unused = rows.filter((row) => !asked.has(row)).map((row) => `${table}: nobody asks for "${row}"`);
  const compared = elsewhere
    .filter(({ path }) => !path.startsWith(home) && path !== changesRoles)
    .flatMap(({ path, tree }) => comparisonsIn(tree).map((line) => `${path}:${line}: ask \`may\`, compare no role`));
  return [...unused, ...compared];
}

function rowsIn(tree: ts.SourceFile): string[] {
  const rows: string[] = [];
  walk(tree, (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) rows.push(node.name.text);
  });
  return rows;
}

function textsIn(tree: ts.SourceFile): string[] {
  const texts: string[] = [];
  walk(tree, (node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
  });
  return texts;
}

/** The lines on which a role, or the kind of an account's profile, is compared with anything, or decides a `switch`. */
function comparisonsIn(tree: ts.SourceFile): number[] {
  const lines: number[] = [];
  walk(tree, (node) => {
    if (ts.isSwitchStatement(node) && isRole(node.expression)) lines.push(lineOf(node));
    if (ts.isCallExpression(node) && isMembership(node)) lines.push(lineOf(node));
    if (!ts.isBinaryExpression(node) || !/^[!=]==?$/.test(node.operatorToken.getText())) return;
    const { left, right } = node;
    if ((isRole(left) && isRoleName(right)) || (isRole(right) && isRoleName(left))) lines.push(lineOf(node));
  });
  return lines;
}

/** `[…].includes(role)`. */
function isMembership({ expression, arguments: given }: ts.CallExpression): boolean {
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'includes' && given.some(isRole);
}

const isRole = (node: ts.Node): boolean => /(^|[.?])(role|profile\??\.kind)$/i.test(node.getText());

/** A role's name, or another role. */
const isRoleName = (node: ts.Node): boolean =>
  isRole(node) || (ts.isStringLiteralLike(node) && roleNames.includes(node.text));
