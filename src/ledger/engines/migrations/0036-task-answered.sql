-- JSON: the facts that the answer to the creation had, as its billing rule reads them. NULL without any.
ALTER TABLE task ADD COLUMN answered TEXT;
