import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const typeNames: Record<string, string> = {
  string: 'metin',
  number: 'sayı',
  int: 'tam sayı',
  boolean: 'doğru ya da yanlış',
  array: 'liste',
  object: 'nesne',
  date: 'tarih',
};
const number = (value: number | bigint) => value.toLocaleString('tr-TR');

function describeBound(issue: { origin: string; bound: string; value: number | bigint }): string {
  if (issue.origin === 'string') return `${issue.bound} ${number(issue.value)} karakter olabilir.`;
  if (issue.origin === 'array' || issue.origin === 'set')
    return `${issue.bound} ${number(issue.value)} öğe olabilir.`;
  return `${issue.bound} ${number(issue.value)} olabilir.`;
}

/** Creates the Turkish message of an invalid field whose schema has no message. */
export function describeIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Bu alan gereklidir.';
      return `Bu alanın türü ${typeNames[issue.expected] ?? 'bu'} olmalıdır.`;
    case 'too_big':
      return describeBound({ origin: issue.origin, bound: 'En çok', value: issue.maximum });
    case 'too_small':
      return describeBound({ origin: issue.origin, bound: 'En az', value: issue.minimum });
    case 'invalid_value':
      if (issue.input === undefined || issue.input === null) return 'Bu alan gereklidir.';
      return `Şunlardan biri olmalıdır: ${issue.values.join(', ')}.`;
    case 'unrecognized_keys':
      return `Bilinmeyen alan: ${issue.keys.join(', ')}.`;
    default:
      return 'Bu alan geçersiz.';
  }
}
