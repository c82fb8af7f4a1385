"""First names as they are typed in haste, without a capital: nobody in particular.

A name that is a word at the table, too (mark, jack, will, pat), is not among them.
"""

NAMES = """
    alan alex alice amy andy ann anna anne ben beth bob brian carl carol charlie chris
    claire colin dan dave david debbie donna doug ed emily emma eric fiona fred gary
    george graham hannah harry helen henry ian jake james jane jean jen jenny jess jim
    jo joan joe john julia julie karen kate katie keith kelly ken kevin kirsty laura lee
    liam linda lisa liz lucy luke maggie maria mary matt max mike molly morag nancy neil
    nick nina oliver paul pete peter phil rachel ray rick robin ron ruth ryan sally sam
    sandra sara sarah sean simon sophie stan steve sue susan ted tim tom tony vera wendy
"""
