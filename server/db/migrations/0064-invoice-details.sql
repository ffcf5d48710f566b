-- Whom an invoice names: an individual, who may give an identity number, or a company with title, number and tax office.
ALTER TABLE payment_intents
  ADD COLUMN billing_kind text NOT NULL DEFAULT 'individual',
  ADD COLUMN billing_company text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  ADD COLUMN billing_tax_number text NOT NULL DEFAULT '',
  ADD COLUMN billing_tax_office text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  ADD CONSTRAINT payment_intents_invoice CHECK (
    billing_tax_number ~ '^([0-9]{10,11})?$' AND CASE billing_kind
      WHEN 'company' THEN billing_company <> '' AND billing_tax_number <> '' AND billing_tax_office <> ''
      ELSE billing_kind = 'individual' AND billing_company = '' AND billing_tax_office = '' END);
ALTER TABLE billing_details
  ADD COLUMN kind text NOT NULL DEFAULT 'individual',
  ADD COLUMN company text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  ADD COLUMN tax_number text NOT NULL DEFAULT '',
  ADD COLUMN tax_office text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  ADD CONSTRAINT billing_details_invoice CHECK (
    tax_number ~ '^([0-9]{10,11})?$' AND CASE kind
      WHEN 'company' THEN company <> '' AND tax_number <> '' AND tax_office <> ''
      ELSE kind = 'individual' AND company = '' AND tax_office = '' END);
