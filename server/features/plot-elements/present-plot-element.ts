import type { PlotElement } from '#contract/plot-elements.ts';
import { type PlotType, plotTypes } from '#domain/world/cards.ts';

/** Columns of a plot element as its owner receives it. */
export const plotElementColumns = [
  'id',
  'type',
  'description',
  'revision',
  'created_at',
  'updated_at',
] as const;

interface Row {
  id: string;
  type: string;
  description: string;
  revision: number;
  created_at: Date;
  updated_at: Date;
}

/** The table's constraint knows the same types. */
const isType = (value: string): value is PlotType => Object.hasOwn(plotTypes, value);

/** A plot element as its owner receives it. */
export function presentPlotElement(row: Row): PlotElement {
  return {
    id: row.id,
    type: isType(row.type) ? row.type : 'introduction',
    description: row.description,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
