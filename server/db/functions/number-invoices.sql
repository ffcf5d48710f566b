-- Gives each invoice the next number of its year. The counter's row stays locked until the commit, and a rollback returns
-- the number, so that numbers have no gaps.
CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.year := extract(year FROM NEW.issued_at AT TIME ZONE 'Europe/Istanbul');
  INSERT INTO invoice_counters AS c VALUES (NEW.test, NEW.year, 1)
    ON CONFLICT (test, year) DO UPDATE SET last = c.last + 1 RETURNING last INTO NEW.number;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER invoices_numbered BEFORE INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION number_invoice();

-- Adds each invoice to the sums of its day.
CREATE OR REPLACE FUNCTION count_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_days AS d VALUES ((NEW.issued_at AT TIME ZONE 'Europe/Istanbul')::date, NEW.test, NEW.kind, NEW.plan, 1,
    NEW.kurus, NEW.vat_kurus)
    ON CONFLICT (day, test, kind, plan) DO UPDATE SET amount = d.amount + 1, kurus = d.kurus + excluded.kurus,
      vat_kurus = d.vat_kurus + excluded.vat_kurus;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER invoices_counted AFTER INSERT ON invoices
  FOR EACH ROW EXECUTE FUNCTION count_invoice();
